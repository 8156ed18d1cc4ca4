// The rules of the betting games as the executable specification asks for them: one member a
// question, named after its topic.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/combination.h"
#include "model/spec/rule_reader.h"

namespace hanaproof::spec::betting {

using spec::Rule;

// Combinations are recorded where a hand makes them.
class Rules : public spec::RuleReader {
 public:
  explicit Rules(rulebook::Ruleset ruleset);

  const std::vector<rulebook::Combination>& combinations() const { return combinations_; }
  // Records that a combination was made.
  void made(const std::string& combination) const { used("combination." + combination); }

  // Hands of two cards.
  const Rule deck_cards = rule("deck.cards");
  const Rule combination_order = rule("combination.order");
  const Rule points_value = rule("points.value");
  const Rule points_order = rule("points.order");
  const Rule points_against_combination = rule("points.against-combination");
  // Bets.
  const Rule bet_ante = rule("bet.ante");
  const Rule bet_ante_short = rule("bet.ante-short");
  const Rule bet_auctions = rule("bet.auctions");
  const Rule bet_opener = rule("bet.opener");
  const Rule bet_second_opener = rule("bet.second-opener");
  const Rule bet_opener_folded = rule("bet.opener-folded");
  const Rule bet_opening = rule("bet.opening");
  const Rule bet_opener_may_fold = rule("bet.opener-may-fold");
  const Rule bet_follow = rule("bet.follow");
  const Rule bet_raise = rule("bet.raise");
  const Rule bet_raise_limit = rule("bet.raise-limit");
  const Rule bet_raise_again = rule("bet.raise-again");
  const Rule bet_carries = rule("bet.carries");
  const Rule bet_fold_loses = rule("bet.fold-loses");
  const Rule bet_last_standing = rule("bet.last-standing");
  const Rule bet_short = rule("bet.short");
  const Rule bet_short_rest = rule("bet.short-rest");
  const Rule dealer_becomes = rule("dealer.becomes");
  const Rule dealer_no_raise = rule("dealer.no-raise");
  const Rule dealer_changes = rule("dealer.changes");
  // Showdown and payment.
  const Rule showdown_compared = rule("showdown.compared");
  const Rule showdown_tie = rule("showdown.tie");
  const Rule bet_short_wins = rule("bet.short-wins");
  const Rule bet_folded_stakes = rule("bet.folded-stakes");
  const Rule payment_multiplied = rule("payment.multiplied");
  const Rule payment_multiplier_means = rule("payment.multiplier-means");
  const Rule payment_multiplier_from = rule("payment.multiplier-from");
  const Rule payment_multiplier_unshown = rule("payment.multiplier-unshown");
  const Rule payment_debt = rule("payment.debt");
  const Rule payment_excluded = rule("payment.excluded");
  const Rule dealer_excluded = rule("dealer.excluded");

 private:
  std::vector<rulebook::Combination> combinations_;
};

}  // namespace hanaproof::spec::betting
