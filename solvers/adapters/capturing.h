// Positions and moves on their way between the notation and the engine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/notation/score.h"
#include "solvers/engine/game.h"

namespace hanaproof::adapters {

// Sets of yaku or combos by their ids: bit i is the i-th that the rules know.
std::uint32_t to_set(const std::vector<std::string>& known, const std::vector<std::string>& ids);
std::vector<std::string> to_ids(const std::vector<std::string>& known, std::uint32_t set);

// A seat of the engine; nothing for kNobody.
inline std::optional<int> somebody(int seat) {
  return seat == engine::kNobody ? std::nullopt : std::optional(seat);
}

// The undrawn cards of a position, next first.
engine::Stock stock_of(const notation::Position& position);

// The engine's state of a valid position of as many players.
template <int Players>
engine::State<Players> to_engine(const engine::Tables& tables, const notation::Position& position);

// The position of a state. `like`, one of as many players, gives what a state does not hold:
// edition, rules, deck, teams.
template <int Players>
notation::Position to_notation(const engine::Tables& tables, const engine::Stock& stock,
                               const engine::State<Players>& state, const notation::Position& like);

engine::Move to_engine(const notation::Move& move);
notation::Move to_notation(const engine::Move& move);

// The yaku that these cards have made, each with its points.
std::vector<notation::MadeYaku> to_notation(const engine::YakuTable& yaku, const engine::Made& made,
                                            engine::Bits cards);

}  // namespace hanaproof::adapters
