// The value of a position by trying everything with the executable specification: no table, no
// bounds, no order, no engine.
#pragma once

#include <optional>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::endgame::testing {

struct Exact {
  int value = 0;  // for seat 0, or its team
  std::vector<notation::Move> best;
  std::vector<int> values;  // of every legal move, in order
};

// Of a position of two players or two teams; nothing when there are more than `most` positions to
// look at.
std::optional<Exact> brute_force(const spec::Rules& rules, const notation::Position& position,
                                 long most);

}  // namespace hanaproof::endgame::testing
