// The end of a round: who wins the stakes, what losers pay on top, who must leave the game.
#pragma once

#include <vector>

#include "model/cards/card_set.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/hands.h"

namespace hanaproof::spec::betting {

// A round whose betting is over.
struct Round {
  int dealer = 0;
  std::vector<Stake> seats;
  std::vector<Standing> hands;  // what each seat holds; of seats that have folded it is not read
};

// Who wins. Of one player left nobody asks to see the hand.
struct Showdown {
  std::vector<int> winners;  // several: they hold equal hands; none: the round is replayed
  // By what losers multiply; 0 where the winning hand is no combination or was not shown.
  int multiplier = 0;
  friend bool operator==(const Showdown&, const Showdown&) = default;
};
Showdown showdown(const Rules& rules, const Round& round);

// What becomes of the coins. `money` and `carried` together are what was on the table: money left
// and stakes.
struct Settlement {
  std::vector<int> money;     // per seat, afterwards
  int carried = 0;            // stays in the middle for the next round
  bool replay = false;        // the round is played again for what stays in the middle
  std::vector<int> winners;   // as in Showdown
  std::vector<int> excluded;  // seats that could not pay and leave the game (payment.excluded)
  friend bool operator==(const Settlement&, const Settlement&) = default;
};
Settlement settle(const Rules& rules, const Round& round);

// Who deals the next round (dealer.becomes): a seat that is still in the game, or kNobody where a
// draw decides (dealer.excluded).
int next_dealer(const Rules& rules, const Betting& betting, const Settlement& settlement);

// Two cards to each seat, one at a time, from the dealer's neighbour on; first card first.
std::vector<cards::CardSet> deal(int players, int dealer, const std::vector<cards::Card>& shuffled);

}  // namespace hanaproof::spec::betting
