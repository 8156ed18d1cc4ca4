// Hachi-Hachi, decision by decision (docs/hachi-hachi.md), without allocation.
#pragma once

#include "solvers/engine/hachi/state.h"
#include "solvers/engine/hachi/tables.h"

namespace hanaproof::engine::hachi {

// A match of 6 or 12 rounds before its first one.
Match first_match(const Rules& rules, int rounds, int dealer);

// The first decision of the match's next round, or the round when it is over before any. The match
// is not over; the deal is one of the rules' number of players and cards.
State begin(const Tables& tables, const Match& match, const Deal& deal);

// All legal moves in some order, no two alike; none when the round is over. Then `state.match`
// is the match before its next round, or over.
void moves(const Tables& tables, const State& state, MoveList& list);

// Makes one of the moves and all that follows from it without a decision.
void make(const Tables& tables, State& state, const Move& move);

}  // namespace hanaproof::engine::hachi
