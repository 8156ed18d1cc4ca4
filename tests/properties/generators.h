// Positions for RapidCheck: what random play reaches, shrunk by taking cards out of the game.
#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <ostream>
#include <vector>

#include "model/notation/position_json.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/random_rounds.h"

namespace hanaproof::notation {

// RapidCheck's name. NOLINTNEXTLINE(readability-identifier-naming)
inline void showValue(const Position& position, std::ostream& out) { out << to_json(position); }

}  // namespace hanaproof::notation

namespace hanaproof::properties {

// The position without a card, wherever it lies; nothing where the position hangs on it.
inline std::optional<notation::Position> without(notation::Position position, cards::Card card) {
  using notation::Phase;
  const auto turn = static_cast<std::size_t>(position.turn);
  const bool last_of_hand = position.hands[turn] == cards::CardSet{card};
  if (position.drawn == card || last_of_hand || position.phase == Phase::declare)
    return std::nullopt;
  if (position.wild && (position.wild->took == card || card == cards::kLightning))
    return std::nullopt;
  position.deck.erase(card);
  position.field.erase(card);
  for (auto* sets : {&position.hands, &position.captured}) {
    for (cards::CardSet& set : *sets) set.erase(card);
  }
  std::erase(position.stock, card);
  // A choice needs something to choose from.
  if (position.phase == Phase::choose &&
      (position.field & cards::CardSet::month(position.drawn->month())).size() < 2) {
    return std::nullopt;
  }
  return position;
}

inline std::vector<notation::Position> smaller(const notation::Position& position) {
  std::vector<notation::Position> all;
  for (const cards::Card card : position.deck) {
    if (const auto less = without(position, card)) all.push_back(*less);
  }
  return all;
}

// Positions of random rounds that are not over. The rules must outlive the generator.
inline rc::Gen<notation::Position> positions(const spec::Rules& rules) {
  const int most = rounds::plies(rules.ruleset()).most;
  const auto play = [&rules, most](std::uint64_t seed) {
    cards::Dice dice(seed);
    const rounds::Round round = rounds::random_round(rules, seed, most, dice.chance(30));
    if (round.steps.empty()) return round.deal;
    return round.steps[static_cast<std::size_t>(dice.roll(static_cast<int>(round.steps.size())))]
        .before;
  };
  const auto reached = rc::gen::noShrink(rc::gen::map(rc::gen::arbitrary<std::uint64_t>(), play));
  return rc::gen::shrink(reached, [](const notation::Position& position) {
    return rc::seq::fromContainer(smaller(position));
  });
}

}  // namespace hanaproof::properties
