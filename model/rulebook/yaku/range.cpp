#include "model/rulebook/yaku/range.h"

namespace hanaproof::rulebook::yaku {

Range combine(Expr::Op op, Range a, Range b) {
  switch (op) {
    case Expr::Op::add:
      return {a.least + b.least, a.most + b.most};
    case Expr::Op::subtract:
      return {a.least - b.most, a.most - b.least};
    case Expr::Op::multiply: {
      const auto [least, most] =
          std::minmax({a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most});
      return {least, most};
    }
    case Expr::Op::min:
      return {std::min(a.least, b.least), std::min(a.most, b.most)};
    case Expr::Op::max:
      return {std::max(a.least, b.least), std::max(a.most, b.most)};
    default:
      throw std::logic_error("not an operator on two numbers");
  }
}

Range range_of_count(const SetExpr& set) {
  return {0, std::max({set.resolve(SakeCup::animal).size(), set.resolve(SakeCup::dreg).size(),
                       set.resolve(SakeCup::both).size()})};
}

Range range_of(const Expr& number) {
  if (number.op == Expr::Op::literal) return {number.value, number.value};
  if (number.op == Expr::Op::count) return range_of_count(*number.set);
  return combine(number.op, range_of(number.args[0]), range_of(number.args[1]));
}

}  // namespace hanaproof::rulebook::yaku
