#include "solvers/smt/expression.h"

#include "solvers/smt/situation.h"

namespace hanaproof::smt {

using cards::CardSet;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;
using rulebook::yaku::SetExpr;

namespace {

Term captured_in(CardSet set) {
  return binary(Op::bit_and, captured(), bits(cards::kCards, set.bits()));
}

Term all_captured(CardSet set) { return equal(captured_in(set), bits(cards::kCards, set.bits())); }

Term any_captured(CardSet set) { return !equal(captured_in(set), bits(cards::kCards, 0)); }

// Only `all` can tell what a cup that was not captured counts as.
Term encode_all(const SetExpr& set, SakeCup sake) {
  const CardSet with_cup = set.resolve(sake), without_cup = set.resolve(SakeCup::animal);
  if (with_cup == without_cup) return all_captured(with_cup);
  return choice(any_captured({cards::kSakeCup}), all_captured(with_cup), all_captured(without_cup));
}

class Encoding {
 public:
  explicit Encoding(SakeCup sake, std::vector<Number> variables = {})
      : sake_(sake), variables_(std::move(variables)) {}

  Number number(const Expr& number) const {
    const auto arg = [&](std::size_t i) { return this->number(number.args[i]); };
    switch (number.op) {
      case Expr::Op::literal:
        return constant(number.value);
      case Expr::Op::count:
        return count(number.set->resolve(sake_));
      case Expr::Op::variable:
        return variable(number.value);
      case Expr::Op::add:
        return arg(0) + arg(1);
      case Expr::Op::subtract:
        return arg(0) - arg(1);
      case Expr::Op::multiply:
        return arg(0) * arg(1);
      case Expr::Op::power:
        return power(number.args[0].value, arg(1));
      case Expr::Op::choice:
        return choice(holds(number.args[0]), arg(1), arg(2));
      case Expr::Op::min:
        return smaller(arg(0), arg(1));
      case Expr::Op::max:
        return larger(arg(0), arg(1));
      default:
        throw std::logic_error("a condition was encoded as a number");
    }
  }

  Term holds(const Expr& condition) const {
    const auto number = [&](std::size_t i) { return this->number(condition.args[i]); };
    const auto part = [&](std::size_t i) { return holds(condition.args[i]); };
    switch (condition.op) {
      case Expr::Op::equal:
        return equal(number(0), number(1));
      case Expr::Op::not_equal:
        return !equal(number(0), number(1));
      case Expr::Op::less:
        return less(number(0), number(1));
      case Expr::Op::at_most:
        return at_most(number(0), number(1));
      case Expr::Op::greater:
        return less(number(1), number(0));
      case Expr::Op::at_least:
        return at_most(number(1), number(0));
      case Expr::Op::all:
        return encode_all(*condition.set, sake_);
      case Expr::Op::any:
        return any_captured(condition.set->resolve(sake_));
      case Expr::Op::conjunction:
        return all_of({part(0), part(1)});
      case Expr::Op::disjunction:
        return any_of({part(0), part(1)});
      case Expr::Op::negation:
        return !part(0);
      default:
        throw std::logic_error("a number was encoded as a condition");
    }
  }

 private:
  // What is more than a variable counts up to counts as that much.
  Number variable(int place) const {
    const Number& number = variables_.at(static_cast<std::size_t>(place));
    const int most = rulebook::yaku::kVariables[static_cast<std::size_t>(place)].most;
    return smaller(number, constant(most));
  }

  static Number power(std::int64_t base, const Number& exponent) {
    std::int64_t product = 1;
    Number power = constant(1);
    for (std::int64_t i = 1; i <= exponent.range.most; ++i) {
      product *= base;
      power = choice(at_most(constant(i), exponent), constant(product), power);
    }
    return power;
  }

  SakeCup sake_;
  std::vector<Number> variables_;
};

}  // namespace

Number encode_number(const Expr& number, SakeCup sake) { return Encoding(sake).number(number); }

Term encode_condition(const Expr& condition, SakeCup sake) {
  return Encoding(sake).holds(condition);
}

Number encode_factor(const Expr& factor, const std::vector<Number>& variables) {
  return Encoding(SakeCup::animal, variables).number(factor);
}

}  // namespace hanaproof::smt
