// Points of a yaku that grow evenly with some cards: all that rulebooks print are of this kind.
#pragma once

#include <optional>

#include "model/rulebook/yaku/expression.h"
#include "solvers/engine/months.h"

namespace hanaproof::engine {

// constant + per_card x (cards of `mask` captured).
struct Line {
  int constant = 0;
  int per_card = 0;  // 0: the same whatever is captured; `mask` is then empty
  Bits mask = 0;
};

// The number as a line; nothing where it counts two sets of cards, multiplies counts or takes the
// least or the largest of them.
std::optional<Line> as_line(const rulebook::yaku::Expr& number, rulebook::yaku::SakeCup sake);

}  // namespace hanaproof::engine
