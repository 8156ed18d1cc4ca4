#include "checker/engines/perft/perft.h"

#include <algorithm>
#include <atomic>
#include <map>

#include "solvers/adapters/capturing.h"
#include "solvers/adapters/games/game.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/table_perft.h"
#include "solvers/parallel/executor.h"

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

namespace {

// Enough pieces that threads which get small ones find more to do. The number is fixed, so that
// the pieces do not depend on the threads.
constexpr std::size_t kPieces = 512;
// A piece is worth handing out when it is at least this deep.
constexpr int kShallowest = 3;

// A state to count from, and the first move that led to it.
template <int Players>
struct Piece {
  engine::State<Players> state;
  std::size_t root;
};

template <class Game>
using PieceOf = Piece<Game::kPlayers>;

// All that can follow upon the pieces, one decision later.
template <class Game>
std::vector<PieceOf<Game>> one_later(const Game& game, const std::vector<PieceOf<Game>>& pieces) {
  std::vector<PieceOf<Game>> later;
  engine::MoveList moves;
  for (const auto& piece : pieces) {
    game.moves(piece.state, moves);
    for (const engine::Move move : moves) {
      later.push_back(piece);
      game.play(later.back().state, move);
    }
  }
  return later;
}

template <class Game>
Perft divide(const Game& game, const typename Game::State& state, int depth,
             const PerftOptions& options) {
  Perft perft;
  engine::MoveList moves;
  game.moves(state, moves);
  std::vector<PieceOf<Game>> pieces;
  for (const engine::Move move : moves) {
    perft.divide.push_back({adapters::to_notation(move), 0});
    pieces.push_back({state, pieces.size()});
    game.play(pieces.back().state, move);
  }
  int left = depth - 1;
  for (; left > kShallowest && !pieces.empty() && pieces.size() < kPieces; --left) {
    pieces = one_later(game, pieces);
  }
  std::optional<engine::CountTable> table;
  if (options.remember > 0) table.emplace(options.remember);
  std::vector<std::uint64_t> nodes(pieces.size());
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(pieces.size(), options.threads, [&](std::size_t i) {
    nodes[i] = table ? engine::perft(game, pieces[i].state, left, *table)
                     : engine::perft(game, pieces[i].state, left);
    if (options.progress) options.progress(++done, pieces.size());
  });
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    perft.divide[pieces[i].root].nodes += nodes[i];
    perft.nodes += nodes[i];
  }
  std::ranges::sort(perft.divide, {}, &MoveCount::move);
  return perft;
}

}  // namespace

Perft perft_by_engine(const rulebook::Ruleset& rules, const games::Position& any, int depth,
                      const PerftOptions& options) {
  if (!std::holds_alternative<notation::Position>(any)) {
    if (options.remember > 0) {
      throw std::invalid_argument("only positions of capturing games are remembered");
    }
    return perft_of(*adapters::engine_game(rules), any, depth, options.progress);
  }
  if (depth == 0) return {1, {}};
  const auto& position = std::get<notation::Position>(any);
  const engine::Tables tables(rules);
  return engine::with_game(tables, adapters::stock_of(position), [&](const auto& game) {
    constexpr int kPlayers = std::decay_t<decltype(game)>::kPlayers;
    return divide(game, adapters::to_engine<kPlayers>(tables, position), depth, options);
  });
}

}  // namespace hanaproof::checker
