// Positions and moves of Hachi-Hachi on their way between the notation and the engine.
#pragma once

#include "model/notation/hachi_move.h"
#include "model/notation/hachi_position.h"
#include "solvers/eights/play.h"

namespace hanaproof::border {

eights::Match to_engine(const notation::HachiMatch& match);
notation::HachiMatch to_notation(const eights::Rules& rules, const eights::Match& match);

// `mixed` must hold all 48 cards.
eights::Deal to_engine(const notation::HachiDeal& deal);
notation::HachiDeal to_notation(const eights::Rules& rules, const eights::Deal& deal);

// The engine's state of a valid position of as many players. Ids that the rules do not know are
// passed over.
eights::State to_engine(const eights::Tables& tables, const notation::HachiPosition& position);
// The position of a state, without the edition and the rules, which a state does not hold.
notation::HachiPosition to_notation(const eights::Tables& tables, const eights::State& state);

eights::Move to_engine(const eights::Tables& tables, const notation::HachiMove& move);
notation::HachiMove to_notation(const eights::Tables& tables, const eights::Move& move);

}  // namespace hanaproof::border
