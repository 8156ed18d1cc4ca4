// Random expressions of the yaku language for RapidCheck.
#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <string>

#include "model/rulebook/yaku/expression.h"
#include "model/rulebook/yaku/range.h"

namespace hanaproof::rulebook::yaku {

// How RapidCheck shows a counterexample.
inline std::ostream& operator<<(std::ostream& out, const Expr& expression) {
  return out << print(expression);
}
inline std::ostream& operator<<(std::ostream& out, const SetExpr& set) { return out << print(set); }

}  // namespace hanaproof::rulebook::yaku

namespace hanaproof::test {

using rulebook::yaku::Expr;
using rulebook::yaku::SetExpr;

// Each call inside a RapidCheck property draws another one; `depth` bounds the height of the tree.
inline SetExpr any_set(int depth) {
  using Op = SetExpr::Op;
  const Op op = depth == 0 ? *rc::gen::element(Op::named, Op::named, Op::month)
                           : *rc::gen::element(Op::named, Op::unite, Op::intersect, Op::subtract);
  if (op == Op::month) return {.op = op, .month = *rc::gen::inRange(1, 13)};
  if (op != Op::named) return {.op = op, .args = {any_set(depth - 1), any_set(depth - 1)}};
  if (*rc::gen::inRange(0, 3) > 0) {
    return {.op = op, .name = *rc::gen::elementOf(rulebook::yaku::set_names())};
  }
  return {.op = op, .name = cards::Card::at(*rc::gen::inRange(0, cards::kCards)).code()};
}

inline Expr any_number(int depth) {
  using Op = Expr::Op;
  const Op op = depth == 0 ? *rc::gen::element(Op::literal, Op::count)
                           : *rc::gen::element(Op::count, Op::add, Op::subtract, Op::multiply,
                                               Op::min, Op::max);
  if (op == Op::literal) return {.op = op, .value = *rc::gen::inRange(0, 30)};
  if (op == Op::count) return {.op = op, .set = any_set(depth)};
  Expr number = {.op = op, .args = {any_number(depth - 1), any_number(depth - 1)}};
  const auto range = rulebook::yaku::range_of(number);
  if (range.most > rulebook::yaku::kMostNumber || range.least < -rulebook::yaku::kMostNumber) {
    number.op = Op::max;  // the language has no number as large as this product
  }
  return number;
}

inline Expr any_condition(int depth) {
  using Op = Expr::Op;
  if (depth > 0 && *rc::gen::inRange(0, 2) == 0) {
    const Op op = *rc::gen::element(Op::conjunction, Op::disjunction, Op::negation);
    if (op == Op::negation) return {.op = op, .args = {any_condition(depth - 1)}};
    return {.op = op, .args = {any_condition(depth - 1), any_condition(depth - 1)}};
  }
  const Op op = *rc::gen::element(Op::equal, Op::not_equal, Op::less, Op::at_most, Op::greater,
                                  Op::at_least, Op::all, Op::any);
  if (op == Op::all || op == Op::any) return {.op = op, .set = any_set(depth)};
  return {.op = op, .args = {any_number(depth), any_number(depth)}};
}

inline rulebook::yaku::SakeCup any_sake() {
  using rulebook::yaku::SakeCup;
  return *rc::gen::element(SakeCup::animal, SakeCup::dreg, SakeCup::both);
}

}  // namespace hanaproof::test
