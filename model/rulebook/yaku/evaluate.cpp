#include <algorithm>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

int evaluate_number(const Expr& number, cards::CardSet captured, SakeCup sake) {
  const auto arg = [&](std::size_t i) { return evaluate_number(number.args[i], captured, sake); };
  switch (number.op) {
    case Expr::Op::literal:
      return number.value;
    case Expr::Op::count:
      return (captured & number.set->resolve(sake)).size();
    case Expr::Op::add:
      return arg(0) + arg(1);
    case Expr::Op::subtract:
      return arg(0) - arg(1);
    case Expr::Op::multiply:
      return arg(0) * arg(1);
    case Expr::Op::min:
      return std::min(arg(0), arg(1));
    case Expr::Op::max:
      return std::max(arg(0), arg(1));
    default:
      throw std::logic_error("a condition was evaluated as a number");
  }
}

bool evaluate_condition(const Expr& condition, cards::CardSet captured, SakeCup sake) {
  const auto number = [&](std::size_t i) {
    return evaluate_number(condition.args[i], captured, sake);
  };
  const auto holds = [&](std::size_t i) {
    return evaluate_condition(condition.args[i], captured, sake);
  };
  switch (condition.op) {
    case Expr::Op::equal:
      return number(0) == number(1);
    case Expr::Op::not_equal:
      return number(0) != number(1);
    case Expr::Op::less:
      return number(0) < number(1);
    case Expr::Op::at_most:
      return number(0) <= number(1);
    case Expr::Op::greater:
      return number(0) > number(1);
    case Expr::Op::at_least:
      return number(0) >= number(1);
    case Expr::Op::all:
      return captured.contains(condition.set->resolve(sake));
    case Expr::Op::any:
      return !(captured & condition.set->resolve(sake)).empty();
    case Expr::Op::conjunction:
      return holds(0) && holds(1);
    case Expr::Op::disjunction:
      return holds(0) || holds(1);
    case Expr::Op::negation:
      return !holds(0);
    default:
      throw std::logic_error("a number was evaluated as a condition");
  }
}

}  // namespace hanaproof::rulebook::yaku
