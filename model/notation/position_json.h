// Positions as JSON text (docs/positions.md, docs/engine-protocol.md, docs/hachi-hachi.md).
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "model/notation/bet_position.h"
#include "model/notation/hachi_position.h"
#include "model/notation/position.h"

namespace hanaproof::notation {

// Bad input: one line that says what is wrong, where, and what was expected.
class NotationError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One line of JSON. Fields at their defaults are left out; of bets, how the round stands is told
// where it is known.
std::string to_json(const Position& position);
std::string to_json(const BetPosition& position);
std::string to_json(const HachiPosition& position);
std::string to_json(const HachiMatch& match);
std::string to_json(const HachiDeal& deal);
// Reads and checks the shape; `validate` checks that the position can occur. Throws NotationError.
Position position_from_json(std::string_view text);
BetPosition bet_position_from_json(std::string_view text);
HachiPosition hachi_from_json(std::string_view text);

// What each looks like: JSON Schemas (docs/schemas).
std::string position_schema();
std::string bet_position_schema();
std::string hachi_position_schema();
std::string hachi_match_schema();
std::string hachi_deal_schema();

}  // namespace hanaproof::notation
