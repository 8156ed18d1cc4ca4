#include "solvers/reduced_decks/scale.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::reduced_decks {

using cards::CardSet;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;
using rulebook::yaku::SetExpr;
using Op = Expr::Op;

namespace {

// What reaching a threshold on a set now takes less.
struct Shift {
  SetExpr set;
  int by = 0;
};

Expr literal(int value) { return {.op = Op::literal, .value = value}; }

bool is_constant(const Expr& number) { return sets_of(number).empty(); }

int value_of(const Expr& constant) { return evaluate_number(constant, CardSet(), SakeCup::animal); }

bool is_comparison(Op op) { return op >= Op::equal && op <= Op::at_least; }

class Scaling {
 public:
  explicit Scaling(CardSet deck) : deck_(deck) {}

  // A condition; `negated`: whether it stands under an odd number of negations.
  Expr condition(Expr expr, bool negated = false) {
    if (is_comparison(expr.op)) return comparison(std::move(expr), negated);
    for (Expr& arg : expr.args) {
      if (arg.is_condition()) arg = condition(arg, negated != (expr.op == Op::negation));
    }
    return expr;
  }

  Expr points(Expr expr) const {
    for (const Shift& shift : shifts_) expr = shifted(std::move(expr), shift);
    return expr;
  }

 private:
  Expr comparison(Expr expr, bool negated) {
    const bool count_first = expr.args[0].op == Op::count;
    const Expr& count = expr.args[count_first ? 0 : 1];
    Expr& bound = expr.args[count_first ? 1 : 0];
    if (count.op != Op::count || !is_constant(bound)) return expr;
    const Op op = count_first ? expr.op : rulebook::yaku::mirrored(expr.op);
    const int beyond = op == Op::greater || op == Op::at_most ? 1 : 0;
    const int from = value_of(bound) + beyond;
    const int to = scaled_threshold(from, *count.set, deck_);
    const bool lower = op == Op::at_least || op == Op::greater || op == Op::equal;
    if (lower && !negated && to != from && !known(*count.set)) {
      shifts_.push_back({*count.set, from - to});
    }
    bound = literal(to - beyond);
    return expr;
  }

  bool known(const SetExpr& set) const {
    return std::any_of(shifts_.begin(), shifts_.end(),
                       [&](const Shift& shift) { return shift.set == set; });
  }

  static bool counts(const Expr& expr, const SetExpr& set) {
    return expr.op == Op::count && *expr.set == set;
  }
  // Whether the count is one summand of a sum, and stands nowhere else in it.
  static bool is_summand(const Expr& expr, const SetExpr& set) {
    if (counts(expr, set)) return true;
    if (expr.op != Op::add) return false;
    const auto sets = sets_of(expr);
    return std::count(sets.begin(), sets.end(), set) == 1 &&
           (is_summand(expr.args[0], set) || is_summand(expr.args[1], set));
  }

  // The number with `by` more cards in the set: where a number is taken from a sum, it is made
  // smaller.
  static Expr shifted(Expr expr, const Shift& shift) {
    if (expr.op == Op::subtract && expr.args[1].op == Op::literal &&
        expr.args[1].value >= shift.by && is_summand(expr.args[0], shift.set)) {
      expr.args[1].value -= shift.by;
      return expr;
    }
    if (counts(expr, shift.set)) return {.op = Op::add, .args = {expr, literal(shift.by)}};
    for (Expr& arg : expr.args) arg = shifted(std::move(arg), shift);
    return expr;
  }

  CardSet deck_;
  std::vector<Shift> shifts_;
};

}  // namespace

int scaled_threshold(int k, const SetExpr& set, CardSet deck) {
  const CardSet all = set.resolve(SakeCup::animal);
  if (k < 1 || all.empty()) return k;
  const int in_deck = (all & deck).size();
  return std::max(1, (k * in_deck + all.size() - 1) / all.size());
}

rulebook::Value scaled(const rulebook::Value& yaku, CardSet deck) {
  Scaling scaling(deck);
  const Expr cards =
      scaling.condition(rulebook::yaku::parse_condition(*yaku.field("cards")->word()));
  const Expr points = scaling.points(rulebook::yaku::parse_number(*yaku.field("points")->word()));
  return yaku.with("cards", print(cards)).with("points", print(points));
}

}  // namespace hanaproof::reduced_decks
