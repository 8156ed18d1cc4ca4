// Bets made one by one, without allocation.
#pragma once

#include "solvers/engine/betting/rules.h"
#include "solvers/engine/betting/state.h"

namespace hanaproof::engine::betting {

// The first decision, or the betting over where nobody can bid. `money` per seat, 2 to kMostSeats
// players, `dealer` one of them.
State begin(const Rules& rules, int players, int dealer, const PerSeat<std::int32_t>& money,
            std::int32_t ante);

// None when the betting is over.
Options options(const Rules& rules, const State& state);

// Makes one of the options and all that follows from it without a decision.
void act(const Rules& rules, State& state, Action action);

// Who becomes dealer by what was bet; kNobody where that depends on who wins the round.
int dealer_by_bets(const Rules& rules, const State& state);

}  // namespace hanaproof::engine::betting
