// Positions of every game as values of the JSON library, to stand in larger documents. For source
// files only: the library is slow to compile.
#pragma once

#include <nlohmann/json.hpp>

#include "model/games/position.h"

namespace hanaproof::games {

// As position_from_json reads a text. Throws notation::NotationError.
Position position_from_value(const nlohmann::ordered_json& json);

}  // namespace hanaproof::games
