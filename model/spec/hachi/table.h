// Step 8: cards are played and captured, combos called.
#pragma once

#include <vector>

#include "model/notation/hachi_position.h"
#include "model/notation/move.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

// Oya's first turn.
void begin_play(const Rules& rules, notation::HachiPosition& position);

// The player at turn begins it with the combos that the pile makes (`before`, `kan_before`).
void remember_combos(const Rules& rules, notation::HachiPosition& position);

// What is legal while cards are played, and what a legal move leads to.
std::vector<notation::HachiMove> table_moves(const Rules& rules,
                                             const notation::HachiPosition& position);
void table_play(const Rules& rules, notation::HachiPosition& position,
                const notation::HachiMove& move);

// A hand of four and three ends the round, or the match (four-three.ends).
void end_by_four_and_three(const Rules& rules, notation::HachiPosition& position,
                           const std::vector<int>& holders);

}  // namespace hanaproof::spec::hachi
