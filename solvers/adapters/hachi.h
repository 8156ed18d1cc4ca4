// Positions and moves of Hachi-Hachi on their way between the notation and the engine.
#pragma once

#include "model/notation/hachi_position.h"
#include "model/notation/move.h"
#include "solvers/engine/hachi/play.h"

namespace hanaproof::adapters {

engine::hachi::Match to_engine(const notation::HachiMatch& match);
notation::HachiMatch to_notation(const engine::hachi::Rules& rules,
                                 const engine::hachi::Match& match);

// `mixed` must hold all 48 cards.
engine::hachi::Deal to_engine(const notation::HachiDeal& deal);
notation::HachiDeal to_notation(const engine::hachi::Rules& rules, const engine::hachi::Deal& deal);

// The engine's state of a valid position of as many players. Ids that the rules do not know are
// passed over.
engine::hachi::State to_engine(const engine::hachi::Tables& tables,
                               const notation::HachiPosition& position);
// The position of a state, without the edition and the rules, which a state does not hold.
notation::HachiPosition to_notation(const engine::hachi::Tables& tables,
                                    const engine::hachi::State& state);

engine::hachi::Move to_engine(const engine::hachi::Tables& tables, const notation::HachiMove& move);
notation::HachiMove to_notation(const engine::hachi::Tables& tables,
                                const engine::hachi::Move& move);

}  // namespace hanaproof::adapters
