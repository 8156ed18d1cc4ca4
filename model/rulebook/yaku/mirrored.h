// Comparisons read from the other side.
#pragma once

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

// The comparison for which `b OP' a` means `a OP b`.
constexpr Expr::Op mirrored(Expr::Op op) {
  switch (op) {
    case Expr::Op::less:
      return Expr::Op::greater;
    case Expr::Op::greater:
      return Expr::Op::less;
    case Expr::Op::at_most:
      return Expr::Op::at_least;
    case Expr::Op::at_least:
      return Expr::Op::at_most;
    default:
      return op;
  }
}

}  // namespace hanaproof::rulebook::yaku
