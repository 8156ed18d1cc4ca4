// Best play when every card is known.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "hanaproof/game.h"

namespace hanaproof {

// The value of a move for seat 0, or its team.
struct ScoredMove {
  std::string move;
  int value = 0;
  friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

struct Solution {
  // For seat 0 or its team, in points (docs/commands/solve.md); for the other side the negative.
  int value = 0;
  std::vector<std::string> best;  // all moves that keep the value; none when the round is over
  std::vector<ScoredMove> moves;  // every legal move; only where asked for
  std::vector<std::string> line;  // all play best to the end; of equals the first
  std::uint64_t nodes = 0;        // positions looked at
};

// Keeps what it has seen from one position to the next; not shared between threads.
class HANAPROOF_API Solver {
 public:
  // Throws Error unless the rules are those of a capturing game of two players or two teams.
  explicit Solver(const Rules& rules);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  Solution solve(const State& state, bool every_move = false);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace hanaproof
