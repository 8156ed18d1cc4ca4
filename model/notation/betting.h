// How a round of bets stands: what the seats have put in, and how the auctions went.
#pragma once

#include <compare>
#include <vector>

namespace hanaproof::notation {

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
  std::vector<Stake> seats = {};
  std::vector<Auction> auctions = {};  // the ones held, the current one last
  // Of the current auction, per seat.
  std::vector<int> bids_before = {};  // what its `bids` were when the auction began
  std::vector<bool> has_bid = {};
  std::vector<bool> has_raised = {};
  bool capped = false;  // nobody need or may bid more than a short player has bid
  int turn = 0;
  bool over = false;

  friend auto operator<=>(const Betting&, const Betting&) = default;
};

}  // namespace hanaproof::notation
