// Rounds in a row: who deals next, and who has won.
#pragma once

#include <vector>

#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::spec {

// The seat that deals the next round (dealer.next.*).
int next_dealer(const Rules& rules, const notation::Position& over);

// A match so far.
struct Match {
  std::vector<int> totals;  // what is written down, per seat
  std::vector<int> won;     // rounds won, per seat
  int rounds = 0;           // rounds that count
  int dealer = 0;           // of the next round
  int last_dealer = 0;      // of the round before it

  static Match begin(int players, int dealer);
  friend bool operator==(const Match&, const Match&) = default;
};

// Whether losers pay what a winner writes down (payment.who). Where cards count there are none:
// everyone writes down what is theirs.
bool losers_pay(const Rules& rules);

// The match after one more round that is over.
Match after(const Rules& rules, Match match, const notation::Position& over);

// The winners of a match that has had its rounds (match.winner, match.tie); empty when the tie
// calls for an extra round.
std::vector<int> match_winners(const Rules& rules, const Match& match);

}  // namespace hanaproof::spec
