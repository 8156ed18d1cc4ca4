// Many positions, in lockstep.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "checker/engines/lockstep/failure.h"

namespace hanaproof::lockstep {

struct Walked {
  std::uint64_t starts = 0;     // rounds begun
  std::uint64_t positions = 0;  // whose moves and score were compared
  std::uint64_t moves = 0;      // made on both sides, and hands settled
  std::optional<Failure> failure = {};
  games::Line last = {};  // at random: the last round, as far as it came
};

// Where to stop, and the hands that each end is settled with.
struct Bounds {
  std::uint64_t most = 0;  // positions; 0: all
  std::vector<games::Hands> hands = {};
};

// Follows every legal move from the end of the line. Positions are compared at the end of every
// move; moves and scores once in each different position. Stops at the first difference: there is
// no shorter line to one.
Walked visit_all(const Pair& pair, const games::Line& line, const Bounds& bounds = {});

// The rounds of one playout: the same seed, the same rounds. `stop` is asked at every decision.
Walked play(
    const Pair& pair, std::uint64_t seed, const std::function<bool()>& stop = [] { return false; });

}  // namespace hanaproof::lockstep
