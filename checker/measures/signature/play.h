// Capturing games as numbers: what is seen at the table, and nothing else. Names of yaku, readings
// and editions do not go in.
#pragma once

#include "checker/measures/signature/graph.h"
#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::signature {

// What the players see: cards, whose turn it is and what for, how the round ended.
std::uint64_t seen(const notation::Position& position);
// What is captured and called is worth, the yaku as points without their names; and when the round
// is over what it gives to whom, who deals next and whether it counts.
std::uint64_t worth(const spec::Rules& rules, const notation::Position& position);
// A move of any game, without the hand combos that it shows.
std::uint64_t digest(const notation::Move& move);

}  // namespace hanaproof::signature
