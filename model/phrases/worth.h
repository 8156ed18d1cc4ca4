// What a yaku is worth when its number of points grows with the cards.
#pragma once

#include <optional>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::phrases {

// `base` points at `from` cards of the set, and `step` more for each card beyond.
struct Growth {
  const rulebook::yaku::SetExpr* set = nullptr;  // within the expression that was read
  int from = 0;
  int base = 0;
  int step = 1;
};

// Of a yaku with these cards and points; nothing where the points do not grow evenly with the cards
// of one set, or the cards do not say from where on.
std::optional<Growth> growth_of(const rulebook::yaku::Expr& cards,
                                const rulebook::yaku::Expr& points);

}  // namespace hanaproof::phrases
