// Whether what a position says of calls can have been said.
#pragma once

#include <string>
#include <vector>

#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// How many turns a seat has begun, and ended.
struct OwnTurns {
  int begun = 0;
  int ended = 0;
};

// Why calls, points and yaku at the last koi-koi, and who may call now do not fit the piles and the
// turns; empty where nothing is found. The position is valid, rules count yaku, and nothing has
// been collected by a wildcard. `turns`: of each seat.
std::string why_no_such_calls(const spec::Rules& rules, const notation::Position& position,
                              const std::vector<OwnTurns>& turns);

}  // namespace hanaproof::checker
