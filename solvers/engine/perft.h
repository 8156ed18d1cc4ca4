// Counting move sequences: perft(position, 0) = 1, otherwise the sum over all legal moves. A
// position that is over has no moves, so lines that end early do not count: the chess convention.
#pragma once

#include <cstdint>

#include "solvers/engine/game.h"
#include "solvers/engine/plain_perft.h"

namespace hanaproof::engine {

// Makes every move but the last one (bulk counting), and where the rules are of plain shape, every
// move but the last two.
template <Shape S>
std::uint64_t perft(const Game<S>& game, const State<S.players>& state, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(game.count_moves(state));
  if constexpr (S.plain) {
    if (state.phase == Phase::play) return PlainPerft<S>(game, state).walk(depth);
  }
  return sum_over_moves(
      game, state, [&](const State<S.players>& child) { return perft(game, child, depth - 1); });
}

}  // namespace hanaproof::engine
