#include "solvers/engine/betting/rules.h"

namespace hanaproof::engine::betting {

using rulebook::Ruleset;

namespace {

Rules::Short short_money(const Ruleset& answers) {
  if (answers.is("bet.short", "must-fold")) return Rules::Short::must_fold;
  if (answers.is("bet.short", "caps-everyone")) return Rules::Short::caps_everyone;
  return Rules::Short::all_in;
}

Rules::Dealer dealer(const Ruleset& answers) {
  if (answers.is("dealer.becomes", "winner")) return Rules::Dealer::winner;
  if (answers.is("dealer.becomes", "same")) return Rules::Dealer::same;
  if (answers.is("dealer.becomes", "next")) return Rules::Dealer::next;
  return Rules::Dealer::last_raiser;
}

Rules::Excluded excluded_dealer(const Ruleset& answers) {
  if (answers.is("dealer.excluded", "winner")) return Rules::Excluded::winner;
  if (answers.is("dealer.excluded", "draw")) return Rules::Excluded::draw;
  return Rules::Excluded::next;
}

Rules::Tie tie(const Ruleset& answers) {
  if (answers.is("showdown.tie", "replay")) return Rules::Tie::replay;
  if (answers.is("showdown.tie", "carried")) return Rules::Tie::carried;
  return Rules::Tie::split;
}

Rules::Multiplied multiplied(const Ruleset& answers) {
  if (answers.is("payment.multiplied", "ante-only")) return Rules::Multiplied::ante_only;
  if (answers.is("payment.multiplied", "bids-only")) return Rules::Multiplied::bids_only;
  return Rules::Multiplied::all_put_in;
}

}  // namespace

Rules::Rules(const Ruleset& answers) {
  ante = answers.is("bet.ante", "everyone");
  short_ante_is_out = answers.is("bet.ante-short", "out");
  auctions = answers.number("bet.auctions");
  dealer_opens = answers.is("bet.opener", "dealer");
  new_dealer_opens = answers.is("bet.second-opener", "new-dealer");
  raiser_opens_for_folded = answers.is("bet.opener-folded", "last-raiser");
  may_open_with_nothing = answers.is("bet.opening", "may-be-nothing");
  opener_may_fold = answers.holds("bet.opener-may-fold");
  follows_highest = answers.is("bet.follow", "highest");
  raises_over_highest = answers.is("bet.raise", "over-highest");
  raises_once = answers.is("bet.raise-limit", "once-each");
  raises_again = answers.is("bet.raise-again", "may");
  includes_first = answers.is("bet.carries", "replaces");
  fold_returns_bids = answers.is("bet.fold-loses", "ante-only");
  last_wins_at_once = answers.is("bet.last-standing", "wins-at-once");
  short_money = engine::betting::short_money(answers);
  equal_in_the_end = answers.is("bet.short-rest", "all-equal");
  dealer = engine::betting::dealer(answers);
  last_follower_decides = answers.is("dealer.no-raise", "last-follower");
  changes_after_auction = answers.is("dealer.changes", "after-auction");
  excluded_dealer = engine::betting::excluded_dealer(answers);
  in_turn = answers.is("showdown.compared", "in-turn");
  tie = engine::betting::tie(answers);
  matched_stakes = answers.is("bet.short-wins", "matched-stakes");
  folded_to_next_round = answers.is("bet.folded-stakes", "next-round");
  multiplied = engine::betting::multiplied(answers);
  on_top = answers.is("payment.multiplier-means", "on-top");
  folded_pay = answers.is("payment.multiplier-from", "folded-too");
  unshown_multiplies = answers.is("payment.multiplier-unshown", "paid-if-shown");
  debtor_pays_nothing = answers.is("payment.debt", "pays-nothing");
  excludes = answers.holds("payment.excluded");
}

}  // namespace hanaproof::engine::betting
