// The two auctions of a round, bet by bet: what is legal, and what comes of it. Cards play no part.
#pragma once

#include <vector>

#include "model/notation/betting.h"
#include "model/notation/move.h"
#include "model/spec/betting/rules.h"

namespace hanaproof::spec::betting {

using notation::Auction;
using notation::Betting;
using notation::kNobody;
using notation::Stake;

// The first decision of a round: each seat has its money and, where bet.ante asks for it, has put
// in `ante` of it; who has less puts in all of it or is out of the round (bet.ante-short).
Betting begin(const Rules& rules, int dealer, const std::vector<int>& money, int ante);

// All legal bets in order; none when the betting is over.
std::vector<notation::Bet> legal_bets(const Rules& rules, const Betting& betting);

// The betting after a legal bet and all that follows from it without a decision. Throws
// IllegalMove.
Betting bet(const Rules& rules, const Betting& betting, const notation::Bet& move);

// The seats that have not folded.
std::vector<int> standing_seats(const std::vector<Stake>& seats);

// Who becomes dealer by what was bet (dealer.becomes, dealer.no-raise, dealer.changes); kNobody
// where that depends on who wins the round.
int dealer_by_bets(const Rules& rules, const Betting& betting);

}  // namespace hanaproof::spec::betting
