#include "solvers/engine/line.h"

#include <algorithm>

namespace hanaproof::engine {

using rulebook::yaku::Expr;
using Op = Expr::Op;

namespace {

Line made_of(int constant, int per_card, Bits mask) {
  return {constant, per_card, per_card == 0 ? 0 : mask};
}

std::optional<Line> combine(Op op, const Line& a, const Line& b) {
  const bool constants = a.per_card == 0 && b.per_card == 0;
  switch (op) {
    case Op::add:
    case Op::subtract: {
      if (a.per_card != 0 && b.per_card != 0 && a.mask != b.mask) return std::nullopt;
      const int sign = op == Op::add ? 1 : -1;
      return made_of(a.constant + sign * b.constant, a.per_card + sign * b.per_card,
                     a.mask | b.mask);
    }
    case Op::multiply:
      if (a.per_card != 0 && b.per_card != 0) return std::nullopt;
      return made_of(a.constant * b.constant, a.per_card * b.constant + b.per_card * a.constant,
                     a.mask | b.mask);
    case Op::min:
      return constants ? std::optional(Line{std::min(a.constant, b.constant)}) : std::nullopt;
    case Op::max:
      return constants ? std::optional(Line{std::max(a.constant, b.constant)}) : std::nullopt;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<Line> as_line(const Expr& number, rulebook::yaku::SakeCup sake) {
  if (number.op == Op::literal) return Line{number.value};
  if (number.op == Op::count) return made_of(0, 1, number.set->resolve(sake).bits());
  std::optional<Line> line;
  for (const Expr& arg : number.args) {
    const auto next = as_line(arg, sake);
    if (!next) return std::nullopt;
    line = line ? combine(number.op, *line, *next) : next;
    if (!line) return std::nullopt;
  }
  return line;
}

}  // namespace hanaproof::engine
