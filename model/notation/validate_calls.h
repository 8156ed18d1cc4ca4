// Whether what a position says of calls can be, and suffices for the rules.
#pragma once

#include "model/notation/position_json.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::notation {

// Throws NotationError.
[[noreturn]] void refuse(const std::string& what);

// Throws NotationError for calls that cannot have been said, and for what is left out beside them
// and asked for: with which points and yaku, who was last, what an opponent's yaku cost.
void check_calls(const Position& position, const rulebook::Ruleset& rules);

}  // namespace hanaproof::notation
