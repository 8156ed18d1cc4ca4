// The rules of a betting game as the fast engine uses them: read from a ruleset once, then never
// asked by name again. Each member names the topic that it answers.
#pragma once

#include "model/rulebook/ruleset.h"

namespace hanaproof::engine::betting {

struct Rules {
  enum class Short { all_in, must_fold, caps_everyone };
  enum class Dealer { last_raiser, winner, same, next };
  enum class Tie { split, replay, carried };
  enum class Multiplied { all_put_in, ante_only, bids_only };
  enum class Excluded { next, winner, draw };

  Rules() = default;
  explicit Rules(const rulebook::Ruleset& rules);

  // Bets.
  bool ante = true;                           // bet.ante: everyone
  bool short_ante_is_out = false;             // bet.ante-short: out
  int auctions = 2;                           // bet.auctions
  bool dealer_opens = true;                   // bet.opener: dealer, not the seat after
  bool new_dealer_opens = false;              // bet.second-opener: new-dealer
  bool raiser_opens_for_folded = false;       // bet.opener-folded: last-raiser
  bool may_open_with_nothing = false;         // bet.opening
  bool opener_may_fold = false;               // bet.opener-may-fold
  bool follows_highest = true;                // bet.follow; else the player before
  bool raises_over_highest = true;            // bet.raise; else over the player before
  bool raises_once = false;                   // bet.raise-limit: once-each
  bool raises_again = true;                   // bet.raise-again: may
  bool includes_first = false;                // bet.carries: replaces
  bool fold_returns_bids = false;             // bet.fold-loses: ante-only
  bool last_wins_at_once = true;              // bet.last-standing
  Short short_money = Short::all_in;          // bet.short
  bool equal_in_the_end = false;              // bet.short-rest: all-equal
  Dealer dealer = Dealer::last_raiser;        // dealer.becomes
  bool last_follower_decides = false;         // dealer.no-raise: last-follower
  bool changes_after_auction = false;         // dealer.changes: after-auction
  Excluded excluded_dealer = Excluded::next;  // dealer.excluded

  // Showdown and payment.
  bool in_turn = false;                            // showdown.compared
  Tie tie = Tie::split;                            // showdown.tie
  bool matched_stakes = false;                     // bet.short-wins
  bool folded_to_next_round = false;               // bet.folded-stakes
  Multiplied multiplied = Multiplied::all_put_in;  // payment.multiplied
  bool on_top = false;                             // payment.multiplier-means
  bool folded_pay = false;                         // payment.multiplier-from: folded-too
  bool unshown_multiplies = false;                 // payment.multiplier-unshown: paid-if-shown
  bool debtor_pays_nothing = false;                // payment.debt
  bool excludes = true;                            // payment.excluded
};

}  // namespace hanaproof::engine::betting
