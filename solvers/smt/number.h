// Whole numbers as bit-vectors that cannot overflow: each carries the range that it lies in, and
// every operation makes its result wide enough for the range of the result.
#pragma once

#include <vector>

#include "model/rulebook/yaku/range.h"
#include "solvers/smt/term.h"

namespace hanaproof::smt {

using rulebook::yaku::Range;

struct Number {
  Term bits;
  Range range;
};

// The least width that holds the whole range: without a sign bit where nothing is negative.
unsigned width_of(Range range);

Number constant(std::int64_t value);
// A fresh variable of the same width and range. The range is not asserted.
Number variable_like(std::string name, const Number& number);
// The bits as a number without a sign.
Number from_unsigned(const Term& bits);

Number operator+(const Number& a, const Number& b);
Number operator-(const Number& a, const Number& b);
Number operator*(const Number& a, const Number& b);
Number smaller(const Number& a, const Number& b);
Number larger(const Number& a, const Number& b);
Number choice(const Term& condition, const Number& then, const Number& otherwise);
// Added as a balanced tree, so that the partial sums stay narrow.
Number sum(std::vector<Number> numbers);

Term equal(const Number& a, const Number& b);
Term less(const Number& a, const Number& b);
Term at_most(const Number& a, const Number& b);

}  // namespace hanaproof::smt
