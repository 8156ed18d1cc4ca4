#include "solvers/smt/number.h"

#include <algorithm>
#include <utility>

namespace hanaproof::smt {

namespace {

using rulebook::yaku::Expr;

bool is_constant(const Number& number, std::int64_t value) {
  return number.bits.op() == Op::bits && number.range == Range{value, value};
}

Term widened(const Number& number, unsigned width) {
  return sign_extend(number.bits, width - number.bits.width());
}

unsigned wider(const Number& a, const Number& b) {
  return std::max(a.bits.width(), b.bits.width());
}

// Wide enough for both arguments and the result: two's complement arithmetic is only right when
// none of them is cut.
Number arithmetic(Op op, Expr::Op meaning, const Number& a, const Number& b) {
  const Range range = combine(meaning, a.range, b.range);
  if (range.least == range.most) return constant(range.least);
  const unsigned width = std::max(width_of(range), wider(a, b));
  return {binary(op, widened(a, width), widened(b, width)), range};
}

}  // namespace

unsigned width_of(Range range) {
  unsigned width = 1;
  while (range.least < -(std::int64_t{1} << (width - 1)) || range.most >= std::int64_t{1}
                                                                              << (width - 1)) {
    ++width;
  }
  return width;
}

Number constant(std::int64_t value) {
  const Range range = {value, value};
  return {bits(width_of(range), static_cast<std::uint64_t>(value)), range};
}

Number variable_like(std::string name, const Number& number) {
  const unsigned width = number.bits.width();
  const std::int64_t beyond = std::int64_t{1} << (width - 1);
  return {variable(std::move(name), width), {-beyond, beyond - 1}};
}

Number from_bit(const Term& bit) { return from_unsigned(bit, {0, 1}); }

Number from_unsigned(const Term& vector, Range range) {
  // One bit more, so that the sign bit is zero.
  const unsigned width = std::max(width_of(range), vector.width() + 1);
  return {zero_extend(vector, width - vector.width()), range};
}

Number operator+(const Number& a, const Number& b) {
  if (is_constant(a, 0)) return b;
  if (is_constant(b, 0)) return a;
  return arithmetic(Op::add, Expr::Op::add, a, b);
}

Number operator-(const Number& a, const Number& b) {
  if (is_constant(b, 0)) return a;
  return arithmetic(Op::subtract, Expr::Op::subtract, a, b);
}

Number operator*(const Number& a, const Number& b) {
  if (is_constant(a, 1)) return b;
  if (is_constant(b, 1)) return a;
  return arithmetic(Op::multiply, Expr::Op::multiply, a, b);
}

Number smaller(const Number& a, const Number& b) { return choice(less(b, a), b, a); }

Number larger(const Number& a, const Number& b) { return choice(less(a, b), b, a); }

Number choice(const Term& condition, const Number& then, const Number& otherwise) {
  const unsigned width = wider(then, otherwise);
  return {choice(condition, widened(then, width), widened(otherwise, width)),
          join(then.range, otherwise.range)};
}

Number sum(std::vector<Number> numbers) {
  if (numbers.empty()) return constant(0);
  while (numbers.size() > 1) {
    std::vector<Number> pairs;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
      pairs.push_back(numbers[i] + numbers[i + 1]);
    }
    if (numbers.size() % 2 == 1) pairs.push_back(numbers.back());
    numbers = std::move(pairs);
  }
  return numbers.front();
}

Term equal(const Number& a, const Number& b) {
  const unsigned width = wider(a, b);
  return equal(widened(a, width), widened(b, width));
}

Term less(const Number& a, const Number& b) {
  if (a.range.most < b.range.least) return truth(true);
  if (a.range.least >= b.range.most) return truth(false);
  const unsigned width = wider(a, b);
  return binary(Op::less, widened(a, width), widened(b, width));
}

Term at_most(const Number& a, const Number& b) { return !less(b, a); }

}  // namespace hanaproof::smt
