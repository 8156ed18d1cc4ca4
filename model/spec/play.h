// One round, decision by decision: what is legal, and what comes of it.
#pragma once

#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::spec {

using notation::IllegalMove;

// All legal moves in order; none when the position is over.
std::vector<notation::Move> legal_moves(const Rules& rules, const notation::Position& position);

// The position after a legal move and all that follows from it without a decision. Throws
// IllegalMove.
notation::Position play(const Rules& rules, const notation::Position& position,
                        const notation::Move& move);

// call.trigger: whether the player at turn has something to call for since the side's last koi-koi.
bool improved(const Rules& rules, const notation::Position& position);
// call.after-last-card, call.limit: whether koi-koi may be said then, or only stop.
bool may_go_on(const Rules& rules, const notation::Position& position);
// round.end, round.empty-hand: whether no turn is left after the present one.
bool played_out(const Rules& rules, const notation::Position& position);

// call.opponent-cancels: what a yaku made by `maker` costs the opponents who have said koi-koi.
void cancel_opponents(const Rules& rules, notation::Position& position, int maker);

}  // namespace hanaproof::spec
