// The rules of the betting games as the executable specification asks for them: one member a
// question, named after its topic.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/combination.h"
#include "model/spec/rule_reader.h"

namespace hanaproof::sutda {

using spec::Rule;

// Combinations are recorded where a hand makes them.
class Rules : public spec::RuleReader {
 public:
  explicit Rules(rulebook::Ruleset ruleset);

  const std::vector<rulebook::Combination>& combinations() const { return combinations_; }
  // Records that a combination was made.
  void made(const std::string& combination) const { used("combination." + combination); }

  // Hands of two cards.
  const Rule deck_cards, combination_order;
  const Rule points_value, points_order, points_against_combination;

 private:
  std::vector<rulebook::Combination> combinations_;
};

}  // namespace hanaproof::sutda
