// Whether a position of Hachi-Hachi can occur, as far as it says by itself how it came about.
#pragma once

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

// Throws NotationError with what is wrong: cards twice, missing or out of order, a hand with
// another number of cards, stances, calls or combos that do not fit each other or the phase.
void validate(const Rules& rules, const notation::HachiPosition& position);

// The same for a round as it is dealt, whatever the rules: at `blind`, with nothing said.
void validate_laid_out(const Rules& rules, const notation::HachiPosition& position);

}  // namespace hanaproof::spec::hachi
