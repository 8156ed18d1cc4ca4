// The two auctions of a round, bet by bet: what is legal, and what comes of it. Cards play no part.
#pragma once

#include <stdexcept>
#include <vector>

#include "model/notation/bet.h"
#include "model/spec/sutda/rules.h"

namespace hanaproof::sutda {

// What one seat has put in and has left, in coins; none is ever negative.
struct Stake {
  int money = 0;  // not put in
  int ante = 0;   // put in before the first auction
  int bids = 0;   // put in at the auctions
  bool folded = false;

  int put_in() const { return ante + bids; }
  friend auto operator<=>(const Stake&, const Stake&) = default;
};

constexpr int kNobody = -1;

// One auction. Seats count from 0; kNobody where there was none.
struct Auction {
  int opener = kNobody;
  int last_raiser = kNobody;
  int last_follower = kNobody;
  friend auto operator<=>(const Auction&, const Auction&) = default;
};

// A round of betting at a decision, or over.
struct Betting {
  int dealer = 0;
  std::vector<Stake> seats;
  std::vector<Auction> auctions;  // the ones held, the current one last
  // Of the current auction, per seat.
  std::vector<int> bids_before;  // what its `bids` were when the auction began
  std::vector<bool> has_bid;
  std::vector<bool> has_raised;
  bool capped = false;  // nobody need or may bid more than a short player has bid
  int turn = 0;
  bool over = false;

  friend auto operator<=>(const Betting&, const Betting&) = default;
};

class IllegalBet : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The first decision of a round: each seat has its money and, where bet.ante asks for it, has put
// in `ante` of it; who has less puts in all of it or is out of the round (bet.ante-short).
Betting begin(const Rules& rules, int dealer, const std::vector<int>& money, int ante);

// All legal bets in order; none when the betting is over.
std::vector<notation::Bet> legal_bets(const Rules& rules, const Betting& betting);

// The betting after a legal bet and all that follows from it without a decision. Throws IllegalBet.
Betting bet(const Rules& rules, const Betting& betting, const notation::Bet& move);

// The seats that have not folded.
std::vector<int> standing_seats(const std::vector<Stake>& seats);

// Who becomes dealer by what was bet (dealer.becomes, dealer.no-raise, dealer.changes); kNobody
// where that depends on who wins the round.
int dealer_by_bets(const Rules& rules, const Betting& betting);

}  // namespace hanaproof::sutda
