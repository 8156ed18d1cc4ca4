// The yaku language as terms over the captured cards.
#pragma once

#include "model/rulebook/yaku/expression.h"
#include "solvers/smt/number.h"

namespace hanaproof::smt {

// What yaku::evaluate_number and yaku::evaluate_condition compute. The sake cup counts as `sake`
// says where it has been captured; where it has not, it is one of the animals that are missing.
Number encode_number(const rulebook::yaku::Expr& number, rulebook::yaku::SakeCup sake);
Term encode_condition(const rulebook::yaku::Expr& condition, rulebook::yaku::SakeCup sake);
// What yaku::evaluate_factor computes from numbers for the variables, in the order of kVariables.
Number encode_factor(const rulebook::yaku::Expr& factor, const std::vector<Number>& variables);

}  // namespace hanaproof::smt
