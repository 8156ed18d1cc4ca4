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
  const unsigned by = width - number.bits.width();
  return number.range.least < 0 ? sign_extend(number.bits, by) : zero_extend(number.bits, by);
}

// Wide enough for the range and for both numbers. A vector that is never negative needs no sign
// bit, but gets one where it meets a number that can be.
unsigned common_width(Range range, const Number& a, const Number& b) {
  const bool negative = range.least < 0 || a.range.least < 0 || b.range.least < 0;
  const auto width = [&](const Number& number) {
    return number.bits.width() + (negative && number.range.least >= 0 ? 1U : 0U);
  };
  return std::max({width_of(range), width(a), width(b)});
}

// Two's complement arithmetic is right when neither the arguments nor the result are cut.
Number arithmetic(Op op, Expr::Op meaning, const Number& a, const Number& b) {
  const Range range = combine(meaning, a.range, b.range);
  const unsigned width = common_width(range, a, b);
  return {binary(op, widened(a, width), widened(b, width)), range};
}

}  // namespace

unsigned width_of(Range range) {
  const bool negative = range.least < 0;
  unsigned width = 1;
  while (range.most >= std::int64_t{1} << (negative ? width - 1 : width) ||
         (negative && range.least < -(std::int64_t{1} << (width - 1)))) {
    ++width;
  }
  return width;
}

Number constant(std::int64_t value) {
  const Range range = {value, value};
  return {bits(width_of(range), static_cast<std::uint64_t>(value)), range};
}

Number variable_like(std::string name, const Number& number) {
  return {variable(std::move(name), number.bits.width()), number.range};
}

Number from_unsigned(const Term& vector) {
  return {vector, {0, (std::int64_t{1} << vector.width()) - 1}};
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
  const Range range = join(then.range, otherwise.range);
  const unsigned width = common_width(range, then, otherwise);
  return {choice(condition, widened(then, width), widened(otherwise, width)), range};
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
  const unsigned width = common_width({0, 0}, a, b);
  return equal(widened(a, width), widened(b, width));
}

Term less(const Number& a, const Number& b) {
  // One bit more: the comparison is signed.
  const unsigned width = common_width({-1, 0}, a, b) + 1;
  return binary(Op::less, widened(a, width), widened(b, width));
}

Term at_most(const Number& a, const Number& b) { return !less(b, a); }

}  // namespace hanaproof::smt
