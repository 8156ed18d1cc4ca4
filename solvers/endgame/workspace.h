// What a search needs room for, made once and used for one search after another.
#pragma once

#include <vector>

#include "solvers/endgame/table.h"

namespace hanaproof::endgame {

// The moves of one position on the way down, in the order in which they are tried.
struct Ply {
  engine::MoveList moves;
  std::array<unsigned, 164> order;  // rank << 8 | index in `moves`
};

struct Workspace {
  // Each card of the deck brings at most a decision and a call; in each of 24 turns with a hand the
  // wildcard may be tried on each month, and objected to.
  static constexpr std::size_t kDeepest = 2 * 48 + 24 * 2 * 12;

  explicit Workspace(int log2_entries) : table(log2_entries), plies(kDeepest) {}

  Table table;
  std::vector<Ply> plies;
};

}  // namespace hanaproof::endgame
