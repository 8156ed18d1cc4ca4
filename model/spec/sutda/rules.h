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
  // Bets.
  const Rule ante, ante_short, auctions, opener, second_opener, opener_folded, opening;
  const Rule opener_may_fold, follow, raise;
  const Rule raise_limit, raise_again, carries, fold_loses, last_standing, short_money, short_rest;
  const Rule dealer_becomes, no_raise, dealer_changes;
  // Showdown and payment.
  const Rule compared, tie, short_wins, folded_stakes;
  const Rule multiplied, multiplier_means, multiplier_from, multiplier_unshown, debt, excluded;
  const Rule excluded_dealer;

 private:
  std::vector<rulebook::Combination> combinations_;
};

}  // namespace hanaproof::sutda
