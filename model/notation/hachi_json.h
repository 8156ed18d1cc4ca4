// Positions of Hachi-Hachi as JSON text (docs/hachi-hachi.md).
#pragma once

#include <string>
#include <string_view>

#include "model/notation/hachi_position.h"
#include "model/notation/position_json.h"

namespace hanaproof::notation {

// One line of JSON. Fields at their defaults are left out.
std::string to_json(const HachiPosition& position);
// Reads and checks the shape. Throws NotationError.
HachiPosition hachi_from_json(std::string_view text);

// The same for a match, and for what chance decides of a round.
std::string to_json(const HachiMatch& match);
HachiMatch hachi_match_from_json(std::string_view text);
std::string to_json(const HachiDeal& deal);
HachiDeal hachi_deal_from_json(std::string_view text, int players);

}  // namespace hanaproof::notation
