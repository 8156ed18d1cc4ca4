#include "checker/engines/perft/perft.h"
#include "model/spec/play.h"

namespace hanaproof::checker {

using notation::Move;
using notation::Position;

namespace {

std::uint64_t count(const spec::Rules& rules, const Position& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const Move& move : spec::legal_moves(rules, position)) {
    nodes += count(rules, spec::play(rules, position, move), depth - 1);
  }
  return nodes;
}

}  // namespace

Perft perft_by_spec(const spec::Rules& rules, const Position& position, int depth,
                    const PerftProgress& progress) {
  if (depth == 0) return {1, {}};
  Perft perft;
  const auto moves = spec::legal_moves(rules, position);
  for (const Move& move : moves) {
    const auto nodes = count(rules, spec::play(rules, position, move), depth - 1);
    perft.nodes += nodes;
    perft.divide.push_back({move, nodes});
    if (progress) progress(perft.divide.size(), moves.size());
  }
  return perft;
}

}  // namespace hanaproof::checker
