// Counting move sequences with the spec and with the engine: perft(position, 0) = 1, otherwise the
// sum over all legal moves. A position that is over has no moves, so lines that end early do not
// count: the chess convention.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "model/games/game.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// A legal move and the sequences that begin with it.
struct MoveCount {
  notation::Move move;
  std::uint64_t nodes = 0;
  friend bool operator==(const MoveCount&, const MoveCount&) = default;
};

struct Perft {
  std::uint64_t nodes = 0;
  std::vector<MoveCount> divide;  // in the order of moves; empty at depth 0
  friend bool operator==(const Perft&, const Perft&) = default;
};

// Called with how many of all pieces of the work are done, from any thread.
using PerftProgress = std::function<void(std::size_t done, std::size_t all)>;

// As any player of a game has it. `depth` >= 0.
Perft perft_of(const games::Game& game, const games::Position& position, int depth,
               const PerftProgress& progress = {});

// How the engine counts; the counts are the same.
struct PerftOptions {
  int threads = 0;  // of capturing games; 0: as many as the machine has
  // A power of two: so many positions are remembered, 16 bytes each, and counted once when they
  // come up again. 0: none.
  int remember = 0;
  PerftProgress progress = {};
};

// As the engine has it. Throws std::invalid_argument where the engine does not play so many players
// or does not know a rule, or is to remember positions of another family than capturing games, and
// std::overflow_error where 64 bits do not hold what a count with remembered positions comes to.
Perft perft_by_engine(const rulebook::Ruleset& rules, const games::Position& position, int depth,
                      const PerftOptions& options = {});

// A move to which two counts give different numbers; nothing where one of them has no such move.
struct CountDifference {
  notation::Move move;
  std::optional<std::uint64_t> first;
  std::optional<std::uint64_t> second;
};

// In the order of moves.
std::vector<CountDifference> differences(const Perft& first, const Perft& second);

}  // namespace hanaproof::checker
