// Positions as values of the JSON library, to stand in larger documents. For source files only:
// the library is slow to compile.
#pragma once

#include <nlohmann/json.hpp>

#include "model/notation/position_json.h"

namespace hanaproof::notation {

// Fields at their defaults are left out.
nlohmann::ordered_json to_value(const Wild& wild);
nlohmann::ordered_json to_value(const Position& position);
nlohmann::ordered_json to_value(const BetPosition& position);
nlohmann::ordered_json to_value(const HachiPosition& position);
nlohmann::ordered_json to_value(const HachiMatch& match);
nlohmann::ordered_json to_value(const HachiDeal& deal);

// Check the shape. Throw NotationError.
Position position_from_value(const nlohmann::ordered_json& json);
BetPosition bet_position_from_value(const nlohmann::ordered_json& json);
HachiPosition hachi_from_value(const nlohmann::ordered_json& json);
HachiMatch hachi_match_from_value(const nlohmann::ordered_json& json);
HachiDeal hachi_deal_from_value(const nlohmann::ordered_json& json, int players);

}  // namespace hanaproof::notation
