#include <algorithm>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

namespace {

class Evaluation {
 public:
  Evaluation(cards::CardSet captured, SakeCup sake, const Tally& tally)
      : captured_(captured), sake_(sake), tally_(tally) {}

  int number(const Expr& number) const {
    const auto arg = [&](std::size_t i) { return this->number(number.args[i]); };
    switch (number.op) {
      case Expr::Op::literal:
        return number.value;
      case Expr::Op::count:
        return (captured_ & number.set->resolve(sake_)).size();
      case Expr::Op::variable:
        return kVariables[static_cast<std::size_t>(number.value)].of(tally_);
      case Expr::Op::add:
        return arg(0) + arg(1);
      case Expr::Op::subtract:
        return arg(0) - arg(1);
      case Expr::Op::multiply:
        return arg(0) * arg(1);
      case Expr::Op::power: {
        int power = 1;
        for (int i = arg(1); i > 0; --i) power *= arg(0);
        return power;
      }
      case Expr::Op::min:
        return std::min(arg(0), arg(1));
      case Expr::Op::max:
        return std::max(arg(0), arg(1));
      case Expr::Op::choice:
        return holds(number.args[0]) ? arg(1) : arg(2);
      default:
        throw std::logic_error("a condition was evaluated as a number");
    }
  }

  bool holds(const Expr& condition) const {
    const auto number = [&](std::size_t i) { return this->number(condition.args[i]); };
    const auto part = [&](std::size_t i) { return holds(condition.args[i]); };
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
        return captured_.contains(condition.set->resolve(sake_));
      case Expr::Op::any:
        return !(captured_ & condition.set->resolve(sake_)).empty();
      case Expr::Op::conjunction:
        return part(0) && part(1);
      case Expr::Op::disjunction:
        return part(0) || part(1);
      case Expr::Op::negation:
        return !part(0);
      default:
        throw std::logic_error("a number was evaluated as a condition");
    }
  }

 private:
  cards::CardSet captured_;
  SakeCup sake_;
  Tally tally_;
};

}  // namespace

int evaluate_number(const Expr& number, cards::CardSet captured, SakeCup sake) {
  return Evaluation(captured, sake, {}).number(number);
}

bool evaluate_condition(const Expr& condition, cards::CardSet captured, SakeCup sake) {
  return Evaluation(captured, sake, {}).holds(condition);
}

int evaluate_factor(const Expr& factor, const Tally& tally) {
  return Evaluation({}, SakeCup::animal, tally).number(factor);
}

}  // namespace hanaproof::rulebook::yaku
