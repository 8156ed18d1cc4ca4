// Random deals of the built-in editions.
#pragma once

#include <string>
#include <vector>

#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/deal.h"

namespace hanaproof::deals {

inline const rulebook::Library& builtin() {
  static const rulebook::Library library(editions::builtin_editions());
  return library;
}

// A capturing game: an edition at a number of players, with one option on or none.
struct Game {
  const rulebook::Edition* edition;
  rulebook::Scope scope;
  rulebook::Ruleset rules() const { return {*edition, scope}; }
};

// Every playable edition at every scope.
inline std::vector<Game> games() {
  std::vector<Game> all;
  for (const rulebook::Edition& edition : builtin().editions()) {
    const bool played =
        edition.game != "base" && rulebook::family_of(edition.game) == rulebook::Family::capturing;
    if (!played) continue;
    for (const auto& scope : rulebook::scopes(edition)) all.push_back({&edition, scope});
  }
  return all;
}

// A shuffled deck dealt; it may be over already.
inline notation::Position random_deal(const spec::Rules& rules, std::uint64_t seed) {
  cards::Dice dice(seed);
  auto deck = cards::CardSet::all().cards();
  dice.shuffle(deck);
  return spec::deal(rules, dice.roll(rules.players()), deck);
}

}  // namespace hanaproof::deals
