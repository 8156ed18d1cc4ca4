// The built-in editions, for the tests of small games.
#pragma once

#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "solvers/reduced_decks/game.h"

namespace hanaproof::reduced_decks::testing {

inline const rulebook::Edition& edition(const std::string& id) {
  static const rulebook::Library library(editions::builtin_editions());
  return library.at(id);
}

inline rulebook::Ruleset rules(const std::string& id, int players = 2) {
  return {edition(id), rulebook::Scope{players, {}}};
}

// Six cards of three months, two hands of two, one card on the field, one in the stock.
inline Table tiny() {
  return {.id = "tiny",
          .purpose = "a test",
          .deck = *cards::CardSet::parse("12 13 22 23 32 33"),
          .hand_size = 2,
          .field_size = 1};
}

}  // namespace hanaproof::reduced_decks::testing
