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

}  // namespace

Number encode_number(const Expr& number, SakeCup sake) {
  const auto arg = [&](std::size_t i) { return encode_number(number.args[i], sake); };
  switch (number.op) {
    case Expr::Op::literal:
      return constant(number.value);
    case Expr::Op::count:
      return count(number.set->resolve(sake));
    case Expr::Op::add:
      return arg(0) + arg(1);
    case Expr::Op::subtract:
      return arg(0) - arg(1);
    case Expr::Op::multiply:
      return arg(0) * arg(1);
    case Expr::Op::min:
      return smaller(arg(0), arg(1));
    case Expr::Op::max:
      return larger(arg(0), arg(1));
    default:
      throw std::logic_error("a condition was encoded as a number");
  }
}

Term encode_condition(const Expr& condition, SakeCup sake) {
  const auto number = [&](std::size_t i) { return encode_number(condition.args[i], sake); };
  const auto holds = [&](std::size_t i) { return encode_condition(condition.args[i], sake); };
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
      return encode_all(*condition.set, sake);
    case Expr::Op::any:
      return any_captured(condition.set->resolve(sake));
    case Expr::Op::conjunction:
      return all_of({holds(0), holds(1)});
    case Expr::Op::disjunction:
      return any_of({holds(0), holds(1)});
    case Expr::Op::negation:
      return !holds(0);
    default:
      throw std::logic_error("a number was encoded as a condition");
  }
}

}  // namespace hanaproof::smt
