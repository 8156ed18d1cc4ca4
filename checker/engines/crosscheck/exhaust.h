// Every position of a deal, in lockstep.
#pragma once

#include <cstdint>
#include <optional>

#include "checker/engines/crosscheck/compare.h"

namespace hanaproof::crosscheck {

struct Walked {
  std::uint64_t positions = 0;  // different ones within the deal
  std::uint64_t moves = 0;      // moves played on both sides: edges between them
  std::optional<Failure> failure = {};
};

// Opens the deal on both sides and follows every legal move from every position. Positions are
// compared at the end of every move; legal moves and scores once in each different position. Stops
// at the first difference. `most`: how many different positions to go to before giving up, 0 for
// all of them.
Walked walk(const spec::Rules& rules, const Subject& subject, const notation::Position& deal,
            std::uint64_t most = 0);

}  // namespace hanaproof::crosscheck
