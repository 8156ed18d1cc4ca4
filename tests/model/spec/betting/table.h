// A table to bet at: an invented rulebook with the rules under test.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/rulebook/library.h"
#include "model/spec/betting/hands.h"

namespace hanaproof::spec::betting::table {

// Combinations of every sort; everything else is customary. The badger catches pairs and the lights
// and is itself in no order; on an otter a round is replayed up to a pair of 2.
inline const rulebook::Edition& edition() {
  static const std::vector<rulebook::SourceText> files = {{"willow.toml", R"toml(
id = "willow.sutda.en"
title = "Willow Book of Sutda"
game = "sutda"
language = "en"
players = [2, 3, 4, 5, 6, 7, 8, 9, 10]

[[clause]]
topic = "combination.curtain-moon"
value = { cards = "all(curtain | moon)", multiplier = 10 }

[[clause]]
topic = "combination.pair-3"
value = { cards = "count(month(3)) >= 2", multiplier = 4 }

[[clause]]
topic = "combination.pair-2"
value = { cards = "count(month(2)) >= 2", multiplier = 3 }

[[clause]]
topic = "combination.january-february"
value = { cards = "any(month(1)) and any(month(2))", multiplier = 2 }

[[clause]]
topic = "combination.badger"
value = { cards = "any(month(4)) and any(month(7))", multiplier = 5, catches = ["curtain-moon", "pair-3"] }

[[clause]]
topic = "combination.otter"
value = { cards = "any(month(4)) and any(month(9))", multiplier = 1, replays-up-to = "pair-2" }

[[clause]]
topic = "combination.order"
value = ["curtain-moon", "pair-3", "pair-2", "january-february"]
)toml"}};
  static const rulebook::Library library(files);
  return library.at("willow.sutda.en");
}

// The book's rules for so many players, with these answers instead of its own.
inline Rules rules(const std::map<std::string, std::string>& answers = {}, int players = 2) {
  return Rules(rulebook::Ruleset(edition(), {players, {}}, answers));
}

inline cards::CardSet set(const std::string& codes) { return cards::CardSet::parse(codes).value(); }

}  // namespace hanaproof::spec::betting::table
