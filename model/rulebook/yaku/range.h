// Between which bounds a number of the yaku language lies, whatever cards are captured.
#pragma once

#include <algorithm>
#include <cstdint>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

struct Range {
  std::int64_t least = 0;
  std::int64_t most = 0;

  // The smallest range that holds both.
  friend Range join(Range a, Range b) {
    return {std::min(a.least, b.least), std::max(a.most, b.most)};
  }
  friend bool operator==(const Range&, const Range&) = default;
};

// No number of a parsed expression leaves -kMostNumber..kMostNumber, so that no reader of the tree
// has to fear overflow.
inline constexpr std::int64_t kMostNumber = 1'000'000;

// The largest factor of points, so that no payment overflows.
inline constexpr std::int64_t kMostFactor = 300'000;

// The range of `a OP b`; `op` is one of add, subtract, multiply, power, min, max. The base of a
// power is a literal.
Range combine(Expr::Op op, Range a, Range b);
// The cards of the set, counted with the sake cup on whichever side makes the count larger.
Range range_of_count(const SetExpr& set);
Range range_of_variable(int place);
Range range_of(const Expr& number);

}  // namespace hanaproof::rulebook::yaku
