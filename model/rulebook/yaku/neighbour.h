// The condition that differs from another one as little as possible: a seeded mistake, to show that
// a check would notice it.
#pragma once

#include <optional>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

// One more on the right of the first comparison, or one card of the first all(...) or any(...)
// replaced by another of its month, else of the next month. Nothing when there is no such place.
std::optional<Expr> neighbour(const Expr& condition);

// One point more.
Expr one_more(const Expr& number);

}  // namespace hanaproof::rulebook::yaku
