// The slow twin of what counts sequences of moves: capturing games as the spec has them, every
// position visited.
#pragma once

#include <cstdint>

#include "checker/engines/perft/perft.h"
#include "model/spec/play.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

inline std::uint64_t count_by_spec(const spec::Rules& rules, const notation::Position& position,
                                   int depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const notation::Move& move : spec::legal_moves(rules, position)) {
    nodes += count_by_spec(rules, spec::play(rules, position, move), depth - 1);
  }
  return nodes;
}

// `depth` >= 0.
inline Perft perft_by_spec(const spec::Rules& rules, const notation::Position& position,
                           int depth) {
  if (depth == 0) return {1, {}};
  Perft perft;
  for (const notation::Move& move : spec::legal_moves(rules, position)) {
    const auto nodes = count_by_spec(rules, spec::play(rules, position, move), depth - 1);
    perft.nodes += nodes;
    perft.divide.push_back({move, nodes});
  }
  return perft;
}

}  // namespace hanaproof::checker
