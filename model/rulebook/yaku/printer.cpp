#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

namespace {

constexpr int kNegationLevel = 3;
constexpr int kComparisonLevel = 4;
constexpr int kTightest = 8;

// How an operator with two arguments is written, and how tightly it binds.
struct Infix {
  Expr::Op op;
  std::string_view sign;
  int level;
};
constexpr std::array<Infix, 12> kInfix = {{{Expr::Op::disjunction, "or", 1},
                                           {Expr::Op::conjunction, "and", 2},
                                           {Expr::Op::equal, "=", kComparisonLevel},
                                           {Expr::Op::not_equal, "!=", kComparisonLevel},
                                           {Expr::Op::less, "<", kComparisonLevel},
                                           {Expr::Op::at_most, "<=", kComparisonLevel},
                                           {Expr::Op::greater, ">", kComparisonLevel},
                                           {Expr::Op::at_least, ">=", kComparisonLevel},
                                           {Expr::Op::add, "+", 5},
                                           {Expr::Op::subtract, "-", 5},
                                           {Expr::Op::multiply, "*", 6},
                                           {Expr::Op::power, "^", 7}}};

Infix infix(Expr::Op op) {
  const auto found = std::ranges::find(kInfix, op, &Infix::op);
  return found == kInfix.end() ? Infix{op, "", kTightest} : *found;
}

int level(Expr::Op op) { return op == Expr::Op::negation ? kNegationLevel : infix(op).level; }

std::string print_at(const Expr& expression, int least_level);

std::string print_bare(const Expr& expression) {
  switch (expression.op) {
    case Expr::Op::literal:
      return std::to_string(expression.value);
    case Expr::Op::count:
      return fmt::format("count({})", print(*expression.set));
    case Expr::Op::all:
      return fmt::format("all({})", print(*expression.set));
    case Expr::Op::any:
      return fmt::format("any({})", print(*expression.set));
    case Expr::Op::min:
    case Expr::Op::max:
      return fmt::format("{}({}, {})", expression.op == Expr::Op::min ? "min" : "max",
                         print(expression.args[0]), print(expression.args[1]));
    case Expr::Op::variable:
      return std::string(kVariables[static_cast<std::size_t>(expression.value)].name);
    case Expr::Op::choice:
      return fmt::format("if({}, {}, {})", print(expression.args[0]), print(expression.args[1]),
                         print(expression.args[2]));
    case Expr::Op::negation:
      return "not " + print_at(expression.args[0], kNegationLevel);
    default:
      break;
  }
  const auto [op, sign, own] = infix(expression.op);
  // Operators group from the left; comparisons do not chain at all.
  const int left = own == kComparisonLevel ? own + 1 : own;
  return fmt::format("{} {} {}", print_at(expression.args[0], left), sign,
                     print_at(expression.args[1], own + 1));
}

std::string print_at(const Expr& expression, int least_level) {
  if (level(expression.op) >= least_level) return print_bare(expression);
  return fmt::format("({})", print_bare(expression));
}

}  // namespace

std::string print(const Expr& expression) { return print_bare(expression); }

std::string print(const SetExpr& set) {
  if (set.op == SetExpr::Op::named) return set.name.text();
  if (set.op == SetExpr::Op::month) return fmt::format("month({})", set.month);
  const char sign = set.op == SetExpr::Op::unite       ? '|'
                    : set.op == SetExpr::Op::intersect ? '&'
                                                       : '-';
  const SetExpr& right = set.args[1];
  // Set operators are read from left to right: only a right argument needs parentheses.
  const auto format = right.args.empty() ? "{} {} {}" : "{} {} ({})";
  return fmt::format(fmt::runtime(format), print(set.args[0]), sign, print(right));
}

}  // namespace hanaproof::rulebook::yaku
