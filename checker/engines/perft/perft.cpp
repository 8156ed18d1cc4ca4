#include "checker/engines/perft/perft.h"

#include <algorithm>
#include <map>

namespace hanaproof::checker {

Perft perft_of(const games::Game& game, const games::Position& position, int depth,
               const PerftProgress& progress) {
  if (depth == 0) return {1, {}};
  Perft perft;
  const auto state = game.at(position);
  auto moves = state->moves();
  std::ranges::sort(moves);
  for (const games::Move& move : moves) {
    const std::uint64_t nodes =
        depth == 1 ? 1 : game.perft(state->after(move)->position(), depth - 1);
    perft.nodes += nodes;
    perft.divide.push_back({move, nodes});
    if (progress) progress(perft.divide.size(), moves.size());
  }
  return perft;
}

std::vector<CountDifference> differences(const Perft& first, const Perft& second) {
  std::map<notation::Move, CountDifference> all;
  for (const auto& [move, nodes] : first.divide) {
    all.try_emplace(move, CountDifference{move, {}, {}}).first->second.first = nodes;
  }
  for (const auto& [move, nodes] : second.divide) {
    all.try_emplace(move, CountDifference{move, {}, {}}).first->second.second = nodes;
  }
  std::vector<CountDifference> differing;
  for (const auto& [move, difference] : all) {
    if (difference.first != difference.second) differing.push_back(difference);
  }
  return differing;
}

}  // namespace hanaproof::checker
