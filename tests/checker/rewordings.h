// Expressions of the yaku language in other words.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "model/rulebook/value.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rewordings {

using rulebook::Value;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;
using rulebook::yaku::SetExpr;

inline Expr literal(int value) { return {.op = Expr::Op::literal, .value = value}; }
inline Expr with(Expr::Op op, std::vector<Expr> args) {
  return {.op = op, .args = std::move(args)};
}

// `a | b` as `b | a`.
inline SetExpr mirrored(const SetExpr& set) {
  SetExpr copy = set;
  for (SetExpr& arg : copy.args) arg = mirrored(arg);
  if (copy.op == SetExpr::Op::unite) std::ranges::reverse(copy.args);
  return copy;
}

inline bool holds_sake_cup(const SetExpr& set) {
  return set.resolve(SakeCup::animal) != set.resolve(SakeCup::dreg);
}

// The same condition or number in other words.
inline Expr turned(const Expr& expr) {
  Expr copy = expr;
  if (copy.set) copy.set = mirrored(*copy.set);
  for (Expr& arg : copy.args) arg = turned(arg);
  switch (expr.op) {
    case Expr::Op::all:
      if (holds_sake_cup(*expr.set)) return copy;
      return with(Expr::Op::at_least,
                  {{.op = Expr::Op::count, .set = copy.set},
                   literal(static_cast<int>(expr.set->resolve(SakeCup::animal).size()))});
    case Expr::Op::any:
      return with(Expr::Op::greater, {{.op = Expr::Op::count, .set = copy.set}, literal(0)});
    case Expr::Op::at_least:
      return with(Expr::Op::negation, {with(Expr::Op::less, copy.args)});
    case Expr::Op::conjunction:
    case Expr::Op::disjunction:
    case Expr::Op::add:
      std::ranges::reverse(copy.args);
      return copy;
    case Expr::Op::literal:
      return with(Expr::Op::subtract, {literal(expr.value + 1), literal(1)});
    default:
      return copy;
  }
}

inline Expr twice(const Expr& expr) {
  return expr.is_condition() ? with(Expr::Op::conjunction, {expr, expr})
                             : with(Expr::Op::max, {expr, expr});
}

using Reword = Expr (*)(const Expr&);

inline Value reworded(const Value& value, Reword reword) {
  namespace yaku = rulebook::yaku;
  const Expr cards = yaku::parse_condition(*value.field("cards")->word());
  const Expr points = yaku::parse_number(*value.field("points")->word());
  return value.with("cards", yaku::print(reword(cards)))
      .with("points", yaku::print(reword(points)));
}

// A set cut in two, where either part has cards whatever the sake cup counts as.
inline std::vector<SetExpr> halves(const SetExpr& set) {
  const SetExpr autumn = {
      .op = SetExpr::Op::unite,
      .args = {{.op = SetExpr::Op::month, .month = 8}, {.op = SetExpr::Op::month, .month = 9}}};
  std::vector<SetExpr> parts = {{.op = SetExpr::Op::intersect, .args = {set, autumn}},
                                {.op = SetExpr::Op::subtract, .args = {set, autumn}}};
  for (const SetExpr& part : parts) {
    for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
      if (part.resolve(sake).empty()) return {set};
    }
  }
  return parts;
}

// Counts as sums of counts, and all of a set as all of its parts.
inline Expr in_parts(const Expr& expr) {
  Expr copy = expr;
  for (Expr& arg : copy.args) arg = in_parts(arg);
  if (expr.op != Expr::Op::count && expr.op != Expr::Op::all && expr.op != Expr::Op::any)
    return copy;
  const auto parts = halves(*expr.set);
  if (parts.size() == 1) return copy;
  const Expr::Op op = expr.op == Expr::Op::count ? Expr::Op::add
                      : expr.op == Expr::Op::all ? Expr::Op::conjunction
                                                 : Expr::Op::disjunction;
  return with(op, {{.op = expr.op, .set = parts[0]}, {.op = expr.op, .set = parts[1]}});
}

// With something that is always so, or that adds nothing.
inline Expr with_tautology(const Expr& expr) {
  const Expr lights = {.op = Expr::Op::count, .set = SetExpr{.name = "light"}};
  if (!expr.is_condition())
    return with(Expr::Op::add, {expr, with(Expr::Op::multiply, {literal(0), lights})});
  return with(Expr::Op::conjunction, {with(Expr::Op::at_least, {lights, literal(0)}), expr});
}

}  // namespace hanaproof::rewordings
