// A round of Hachi-Hachi as a deal and a line of moves.
#pragma once

#include <optional>
#include <vector>

#include "model/notation/hachi_match.h"
#include "model/notation/hachi_position.h"
#include "model/notation/move.h"

namespace hanaproof::notation {

// A round so far: from a position, or where there is none from the deal on.
struct HachiRound {
  std::optional<HachiPosition> position = {};
  HachiMatch match = {};
  HachiDeal deal = {};
  std::vector<HachiMove> line = {};
  // Where the last move of the line is made, as the rules of the first side have it.
  std::optional<HachiPosition> at = {};
};

}  // namespace hanaproof::notation
