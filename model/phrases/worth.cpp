#include "model/phrases/worth.h"

namespace hanaproof::phrases {

using rulebook::yaku::Expr;
using rulebook::yaku::SetExpr;

namespace {

using Op = Expr::Op;

// `factor * count(set) + constant`; without a set a number alone.
struct Linear {
  const SetExpr* set = nullptr;
  int factor = 0;
  int constant = 0;
};

std::optional<Linear> linear(const Expr& number) {
  if (number.op == Op::literal) return Linear{nullptr, 0, number.value};
  if (number.op == Op::count) return Linear{&*number.set, 1, 0};
  if (number.op != Op::add && number.op != Op::subtract && number.op != Op::multiply)
    return std::nullopt;
  const auto left = linear(number.args[0]);
  const auto right = linear(number.args[1]);
  if (!left || !right) return std::nullopt;
  if (left->set && right->set && !(*left->set == *right->set)) return std::nullopt;
  const SetExpr* set = left->set ? left->set : right->set;
  if (number.op == Op::multiply) {
    if (left->set && right->set) return std::nullopt;
    const Linear& counted = left->set ? *left : *right;
    const int times = left->set ? right->constant : left->constant;
    return Linear{set, counted.factor * times, counted.constant * times};
  }
  const int sign = number.op == Op::add ? 1 : -1;
  return Linear{set, left->factor + sign * right->factor, left->constant + sign * right->constant};
}

// How many cards the condition asks for.
std::optional<int> least(const Expr& cards) {
  if (cards.op == Op::all) return cards.set->resolve(rulebook::yaku::SakeCup::animal).size();
  const bool counts =
      cards.op == Op::at_least && cards.args[0].op == Op::count && cards.args[1].op == Op::literal;
  return counts ? std::optional(cards.args[1].value) : std::nullopt;
}

}  // namespace

std::optional<Growth> growth_of(const Expr& cards, const Expr& points) {
  const auto worth = linear(points);
  const auto from = least(cards);
  if (!worth || !worth->set || !from) return std::nullopt;
  return Growth{worth->set, *from, worth->factor * *from + worth->constant, worth->factor};
}

}  // namespace hanaproof::phrases
