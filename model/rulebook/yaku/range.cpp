#include "model/rulebook/yaku/range.h"

namespace hanaproof::rulebook::yaku {

namespace {

// Beyond the largest number that may be, it does not matter how large.
std::int64_t power(std::int64_t base, std::int64_t exponent) {
  std::int64_t product = 1;
  for (std::int64_t i = 0; i < exponent && product <= kMostNumber; ++i) product *= base;
  return product;
}

}  // namespace

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
    case Expr::Op::power:
      return {power(a.least, b.least), power(a.least, b.most)};
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

Range range_of_variable(int place) {
  const Variable& variable = kVariables[static_cast<std::size_t>(place)];
  return {variable.least, variable.most};
}

Range range_of(const Expr& number) {
  if (number.op == Expr::Op::literal) return {number.value, number.value};
  if (number.op == Expr::Op::count) return range_of_count(*number.set);
  if (number.op == Expr::Op::variable) return range_of_variable(number.value);
  if (number.op == Expr::Op::choice) {
    return join(range_of(number.args[1]), range_of(number.args[2]));
  }
  return combine(number.op, range_of(number.args[0]), range_of(number.args[1]));
}

}  // namespace hanaproof::rulebook::yaku
