// The solver held against brute force over the specification.
#pragma once

#include <string>

#include "solvers/endgame/solver.h"
#include "tests/solvers/endgame/brute_force.h"

namespace hanaproof::endgame::testing {

struct Tally {
  int compared = 0;
  int too_large = 0;
  int with_a_choice = 0;     // several moves that differ in value
  std::string disagreement;  // the first, with its position; empty: none
};

// Looks at `positions` positions of up to `hand` cards in a hand, half of them crowded.
Tally compare(const rulebook::Ruleset& ruleset, Solver& solver, int positions, int hand,
              std::uint64_t seed);

}  // namespace hanaproof::endgame::testing
