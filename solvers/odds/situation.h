// The odds of one situation at the table: what a player knows between two auctions.
#pragma once

#include <vector>

#include "model/cards/card.h"
#include "solvers/odds/outcome.h"

namespace hanaproof::odds {

struct Situation {
  int players = 2;                  // still in, the one who asks included
  std::vector<cards::Card> own;     // none, one or both of the player's cards
  std::vector<cards::Card> shown;   // one card each of some opponents who are still in
  std::vector<cards::Card> folded;  // seen cards of players who are out
};

// Over all equally likely ways in which the unknown cards can lie. What others' bids and choices
// tell of their cards is not taken into account. Throws std::invalid_argument, in one line, for a
// situation that cannot be.
Outcome count_situation(const HandTable& hands, const Situation& situation);

}  // namespace hanaproof::odds
