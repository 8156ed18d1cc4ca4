// Perfect information: the value of a position of two players, or of two teams, in which all hands
// and the order of the stock are known, and how it is reached.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/rulebook/ruleset.h"
#include "solvers/endgame/likeness.h"
#include "solvers/engine/game.h"

namespace hanaproof::endgame {

// Whether it is a game of two players or of two teams.
bool has_two_sides(const rulebook::Ruleset& rules);

// Values are those for seat 0, or its team; for the other side they are the negative. Where cards
// are counted: its result less the other's at the end of the round, what is captured already
// included. Where yaku are: its payment of the round, of a team all of them together.
struct ScoredMove {
  notation::Move move;
  int value = 0;
  friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

struct Solution {
  int value = 0;
  std::vector<notation::Move> best;  // all that keep the value, in order; none when it is over
  std::vector<ScoredMove> moves;     // every legal move, in order; only where asked for
  std::vector<notation::Move> line;  // both play best to the end; of equals the first
  std::uint64_t nodes = 0;           // positions looked at
};

// How the first call that best play is offered should be answered: what else would be worth less.
enum class FirstCall : std::uint8_t { none, koi_koi, stop, either };

struct Options {
  int log2_entries = 22;    // room of the transposition table, grown as needed; 16 bytes an entry
  bool every_move = false;  // the value of every move, not only of the best
  bool line = true;
};

// For one set of rules. Keeps its memory from one position to the next, so a thread has its own.
class Solver {
 public:
  // Throws std::invalid_argument unless the rules have two sides.
  explicit Solver(const rulebook::Ruleset& rules, Options options = {});
  // With cards taken to be alike that may not be: a fault that tests must see.
  Solver(const rulebook::Ruleset& rules, Options options, const Likeness& likeness);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) = delete;

  // Of a valid position under these rules. Throws std::invalid_argument for another number of
  // players than theirs.
  Solution solve(const notation::Position& position);
  // Only the value, for a deal or any other state of two players.
  int value(const engine::Stock& stock, const engine::State<2>& state);
  // And what to answer to the first call, in the line that `solve` finds.
  struct Worth {
    int value = 0;
    FirstCall first_call = FirstCall::none;
  };
  Worth worth(const engine::Stock& stock, const engine::State<2>& state);

  const engine::Tables& tables() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace hanaproof::endgame
