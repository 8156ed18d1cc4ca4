// Whether a position can occur under given rules.
#pragma once

#include "model/notation/position_json.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::notation {

// Throws NotationError with what is wrong: a card twice or missing, a wrong number of cards in a
// hand, a turn or dealer out of range, a phase that cannot be.
void validate(const Position& position, const rulebook::Ruleset& rules);

}  // namespace hanaproof::notation
