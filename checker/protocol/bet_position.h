// Positions of the betting games as the engine protocol has them (docs/engine-protocol.md): a round
// from its beginning, and how it stands after its bets.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/notation/bet_round.h"

namespace hanaproof::protocol {

// How a round of bets stands: what follows from its beginning, the bets and the rules.
struct BetStanding {
  bool over = false;
  int turn = 0;             // means nothing when over
  std::vector<int> left;    // coins not put in, per seat
  std::vector<int> put_in;  // coins put in, per seat
  std::vector<bool> folded;
  friend bool operator==(const BetStanding&, const BetStanding&) = default;
};

struct BetPosition {
  std::string edition;
  std::map<std::string, std::string> rules = {};  // topics played otherwise than by default
  notation::BetRound round;                       // with two cards a seat
  // Replies have it. A request may leave it out; where it is given, it has to be right.
  std::optional<BetStanding> standing = {};
  friend bool operator==(const BetPosition&, const BetPosition&) = default;
};

// More coins make the list of raises too long to be of use.
inline constexpr int kMostCoins = 1000;
inline constexpr int kMostBets = 200;

// One line of JSON.
std::string to_json(const BetPosition& position);
// Reads and checks the shape. Throws notation::NotationError.
BetPosition bet_position_from_json(std::string_view text);

}  // namespace hanaproof::protocol
