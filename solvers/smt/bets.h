// Bets and payments over any amounts: coins are variables, not numbers. What each step of a round
// makes of them, as terms over whole numbers.
//
// The rules treat all seats alike, so that seats are numbered from the one that acts, and at the
// settlement from the winner with the lowest stake.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/smt/query.h"

namespace hanaproof::smt {

// What of a ruleset decides about amounts. Rulesets that agree in it have the same steps.
struct AmountRules : private rulebook::AnswerReader {
  using AnswerReader::AnswerReader;
  enum class Short { all_in, must_fold, caps_everyone };
  enum class Multiplied { all_put_in, ante_only, bids_only };

  // Bets.
  bool ante = read_->is("bet.ante", "everyone");
  bool short_ante_is_out = read_->is("bet.ante-short", "out");
  bool follows_highest = read_->is("bet.follow", "highest");
  bool raises_over_highest = read_->is("bet.raise", "over-highest");
  bool includes_first = read_->is("bet.carries", "replaces");
  bool fold_returns_bids = read_->is("bet.fold-loses", "ante-only");
  bool equal_in_the_end = read_->is("bet.short-rest", "all-equal");
  Short short_money = read_->one_of<Short>("bet.short", {"all-in", "must-fold", "caps-everyone"});
  // Payments.
  bool splits_ties = read_->is("showdown.tie", "split");
  bool matched_stakes = read_->is("bet.short-wins", "matched-stakes");
  bool folded_to_next_round = read_->is("bet.folded-stakes", "next-round");
  bool on_top = read_->is("payment.multiplier-means", "on-top");
  bool folded_pay = read_->is("payment.multiplier-from", "folded-too");
  bool debtor_pays_nothing = read_->is("payment.debt", "pays-nothing");
  Multiplied multiplied =
      read_->one_of<Multiplied>("payment.multiplied", {"all-put-in", "ante-only", "bids-only"});
  // That a winning hand can have; 0 for none.
  std::set<int> multipliers = multipliers_of(*read_);

  friend bool operator==(const AmountRules&, const AmountRules&) = default;

 private:
  static std::set<int> multipliers_of(const rulebook::Ruleset& rules);
};

// The coins of one round, per seat: whole numbers, and truth values for who has folded.
struct Coins {
  std::vector<Term> money, ante, bids;
  std::vector<Term> bid;  // what counts as the seat's bid in this auction
  std::vector<Term> folded;

  std::size_t seats() const { return money.size(); }
  Term total() const;
};

// One thing that can happen to the coins of a round.
struct Step {
  std::string name;  // "fold", "a settlement with 2 winners, times 3"
  Coins before, after;
  Term middle = whole(0);             // what is left for the next round afterwards
  std::vector<Assertion> given = {};  // when it can happen, and what its variables mean
};

// Everything that can happen before the settlement: the starting stake, the three actions of the
// first seat, the end of an auction, the beginning of the next.
std::vector<Step> bet_steps(const AmountRules& rules, int players);

// The settlement with so many winners (0: nobody wins) who have such a multiplier. Afterwards all
// stakes are 0.
Step settlement(const AmountRules& rules, int players, int winners, int multiplier);
// With every number of winners and every multiplier.
std::vector<Step> settlements(const AmountRules& rules, int players);

// Is there a way for the step to make coins or lose them, to leave somebody fewer than none, or to
// leave what the next step does not expect? Steps of which there is none can follow one another for
// ever. `name` of the query.
Query breach(const std::string& name, const AmountRules& rules, const Step& step);
// Is there a way for a settlement to leave coins in the middle, when everybody who is still in has
// put in as much as anybody or has nothing left?
Query leftover(const std::string& name, const Step& settlement);

}  // namespace hanaproof::smt
