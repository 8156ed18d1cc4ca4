// The combinations of a betting game, ready to be evaluated.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::rulebook {

struct Combination {
  std::string id;  // without "combination."
  yaku::Expr cards;
  int multiplier = 1;                // what losers multiply
  std::vector<std::string> catches;  // ids of combinations that it beats whatever the order
  std::string replays_up_to;         // the strongest id at which the round is replayed, or empty

  // From a value of the combination type other than `none`.
  static Combination from(const std::string& id, const Value& value);
};

// The combinations that a ruleset has, in the order of the registry, then users' own.
std::vector<Combination> combinations(const Ruleset& rules);
// The ids of combination.order, the strongest first.
std::vector<std::string> combination_order(const Ruleset& rules);

}  // namespace hanaproof::rulebook
