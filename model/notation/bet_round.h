// A round of a betting game from its beginning: who has what, and what was bet.
#pragma once

#include <vector>

#include "model/cards/card_set.h"
#include "model/notation/move.h"

namespace hanaproof::notation {

struct BetRound {
  int dealer = 0;                          // a seat, from 0
  std::vector<int> money = {};             // coins a seat, before anything is put in
  int ante = 1;                            // the starting stake, in coins
  std::vector<Bet> bets = {};              // in the order in which they were made
  std::vector<cards::CardSet> hands = {};  // two cards a seat; none where cards play no part
  std::vector<int> seats = {};             // who made each bet; none where that is not said

  int players() const { return static_cast<int>(money.size()); }
  friend bool operator==(const BetRound&, const BetRound&) = default;
};

}  // namespace hanaproof::notation
