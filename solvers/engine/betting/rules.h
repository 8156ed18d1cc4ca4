// The rules of a betting game as the fast engine uses them: read from a ruleset once, then never
// asked by name again.
#pragma once

#include "model/rulebook/ruleset.h"

namespace hanaproof::engine::betting {

struct Rules : private rulebook::AnswerReader {
  using AnswerReader::AnswerReader;

  enum class Short { all_in, must_fold, caps_everyone };
  enum class Dealer { last_raiser, winner, same, next };
  enum class Tie { split, replay, carried };
  enum class Multiplied { all_put_in, ante_only, bids_only };
  enum class Excluded { next, winner, draw };

  // Bets.
  bool ante = read_->is("bet.ante", "everyone");
  bool short_ante_is_out = read_->is("bet.ante-short", "out");
  int auctions = read_->number("bet.auctions");
  bool dealer_opens = read_->is("bet.opener", "dealer");  // not the seat after
  bool new_dealer_opens = read_->is("bet.second-opener", "new-dealer");
  bool raiser_opens_for_folded = read_->is("bet.opener-folded", "last-raiser");
  bool may_open_with_nothing = read_->is("bet.opening", "may-be-nothing");
  bool opener_may_fold = read_->holds("bet.opener-may-fold");
  bool follows_highest = read_->is("bet.follow", "highest");          // else the player before
  bool raises_over_highest = read_->is("bet.raise", "over-highest");  // else over the player before
  bool raises_once = read_->is("bet.raise-limit", "once-each");
  bool raises_again = read_->is("bet.raise-again", "may");
  bool includes_first = read_->is("bet.carries", "replaces");
  bool fold_returns_bids = read_->is("bet.fold-loses", "ante-only");
  bool last_wins_at_once = read_->is("bet.last-standing", "wins-at-once");
  Short short_money = read_->one_of<Short>("bet.short", {"all-in", "must-fold", "caps-everyone"});
  bool equal_in_the_end = read_->is("bet.short-rest", "all-equal");
  Dealer dealer =
      read_->one_of<Dealer>("dealer.becomes", {"last-raiser", "winner", "same", "next"});
  bool last_follower_decides = read_->is("dealer.no-raise", "last-follower");
  bool changes_after_auction = read_->is("dealer.changes", "after-auction");
  Excluded excluded_dealer = read_->one_of<Excluded>("dealer.excluded", {"next", "winner", "draw"});

  // Showdown and payment.
  bool in_turn = read_->is("showdown.compared", "in-turn");
  Tie tie = read_->one_of<Tie>("showdown.tie", {"split", "replay", "carried"});
  bool matched_stakes = read_->is("bet.short-wins", "matched-stakes");
  bool folded_to_next_round = read_->is("bet.folded-stakes", "next-round");
  Multiplied multiplied =
      read_->one_of<Multiplied>("payment.multiplied", {"all-put-in", "ante-only", "bids-only"});
  bool on_top = read_->is("payment.multiplier-means", "on-top");
  bool folded_pay = read_->is("payment.multiplier-from", "folded-too");
  bool unshown_multiplies = read_->is("payment.multiplier-unshown", "paid-if-shown");
  bool debtor_pays_nothing = read_->is("payment.debt", "pays-nothing");
  bool excludes = read_->holds("payment.excluded");
};

}  // namespace hanaproof::engine::betting
