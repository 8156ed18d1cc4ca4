// Positions of the betting games (docs/engine-protocol.md): a round from its beginning, and how it
// stands after its bets.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/notation/bet_round.h"
#include "model/notation/betting.h"

namespace hanaproof::notation {

// The outline of a betting: all that is told of it in JSON.
struct BetStanding {
  bool over = false;
  int turn = 0;             // the dealer when over
  std::vector<int> left;    // coins not put in, per seat
  std::vector<int> put_in;  // coins put in, per seat
  std::vector<bool> folded;
  friend bool operator==(const BetStanding&, const BetStanding&) = default;
};
BetStanding outline(const Betting& betting);

struct BetPosition {
  std::string edition;
  std::map<std::string, std::string> rules = {};  // topics played otherwise than by default
  BetRound round;                                 // with two cards a seat
  // What follows from the bets. A request may leave it out; where it is given, it has to be right.
  std::optional<BetStanding> standing = {};
  // The whole of it, where that is known: never in JSON.
  std::optional<Betting> betting = {};
  int dealer_by_bets = kNobody;  // with `betting`: who deals next, whoever wins

  friend bool operator==(const BetPosition&, const BetPosition&) = default;
};

// More coins make the list of raises too long to be of use.
inline constexpr int kMostCoins = 1000;
inline constexpr int kMostBets = 200;

}  // namespace hanaproof::notation
