#include "solvers/engine/formula.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::engine {

using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;
using Op = Expr::Op;

namespace {

constexpr int kDeepest = 32;  // operands that wait for their operator

int apply(Op op, int a, int b) {
  switch (op) {
    case Op::add:
      return a + b;
    case Op::subtract:
      return a - b;
    case Op::multiply:
      return a * b;
    case Op::power: {
      int product = 1;
      while (b-- > 0) product *= a;
      return product;
    }
    case Op::min:
      return std::min(a, b);
    case Op::max:
      return std::max(a, b);
    case Op::equal:
      return a == b ? 1 : 0;
    case Op::not_equal:
      return a != b ? 1 : 0;
    case Op::less:
      return a < b ? 1 : 0;
    case Op::at_most:
      return a <= b ? 1 : 0;
    case Op::greater:
      return a > b ? 1 : 0;
    case Op::at_least:
      return a >= b ? 1 : 0;
    case Op::conjunction:
      return a & b;
    default:
      return a | b;
  }
}

int operands(Op op) { return op == Op::choice ? 3 : op == Op::negation ? 1 : 2; }

bool is_operand(Op op) {
  return op == Op::literal || op == Op::count || op == Op::variable || op == Op::all ||
         op == Op::any;
}

// The number of an expression without counts.
std::optional<int> constant(const Expr& number, SakeCup sake) {
  switch (number.op) {
    case Op::literal:
      return number.value;
    case Op::add:
    case Op::subtract:
    case Op::multiply:
    case Op::min:
    case Op::max:
      for (const Expr& arg : number.args) {
        if (!constant(arg, sake)) return std::nullopt;
      }
      return Program(number, sake).run(0);
    default:
      return std::nullopt;
  }
}

const Terms kAlways = {Term{}};
const Terms kNever = {};

// Both: every pair of terms that do not contradict one another.
Terms both(const Terms& left, const Terms& right) {
  Terms terms;
  for (const Term& a : left) {
    for (const Term& b : right) {
      const Term term{static_cast<Reached>(a.needed | b.needed),
                      static_cast<Reached>(a.excluded | b.excluded)};
      if ((term.needed & term.excluded) == 0) terms.push_back(term);
    }
  }
  return terms;
}

Terms either(Terms left, const Terms& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

// Translates one condition; `failed` once something is no threshold.
class Translator {
 public:
  Translator(SakeCup sake, Thresholds& thresholds) : sake_(sake), thresholds_(thresholds) {}

  Terms translate(const Expr& condition, bool negated) {
    switch (condition.op) {
      case Op::conjunction:
      case Op::disjunction: {
        const bool all = (condition.op == Op::conjunction) != negated;
        Terms terms = all ? kAlways : kNever;
        for (const Expr& arg : condition.args) {
          const Terms more = translate(arg, negated);
          terms = all ? both(terms, more) : either(std::move(terms), more);
        }
        return terms;
      }
      case Op::negation:
        return translate(condition.args.front(), !negated);
      case Op::all: {
        const Bits mask = condition.set->resolve(sake_).bits();
        return at_least(mask, count(mask), negated);
      }
      case Op::any:
        return at_least(condition.set->resolve(sake_).bits(), 1, negated);
      default:
        return comparison(condition, negated);
    }
  }

  bool failed() const { return failed_; }

 private:
  // At least `threshold` of the cards, or fewer.
  Terms at_least(Bits mask, int threshold, bool negated) {
    const bool always = threshold <= 0;
    if (always || threshold > count(mask)) return always != negated ? kAlways : kNever;
    const Threshold wanted{mask, threshold};
    auto found = std::find(thresholds_.begin(), thresholds_.end(), wanted);
    if (found == thresholds_.end()) {
      if (thresholds_.size() == kCounters) {
        failed_ = true;
        return kNever;
      }
      found = thresholds_.insert(thresholds_.end(), wanted);
    }
    const auto flag = static_cast<Reached>(1U << (found - thresholds_.begin()));
    return {negated ? Term{0, flag} : Term{flag, 0}};
  }

  // At least `low` and at most `high`.
  Terms between(Bits mask, int low, int high, bool negated) {
    const Terms from = at_least(mask, low, negated);
    const Terms to = at_least(mask, high + 1, !negated);
    return negated ? either(from, to) : both(from, to);
  }

  Terms comparison(const Expr& condition, bool negated) {
    const Expr* left = &condition.args[0];
    const Expr* right = &condition.args[1];
    Op op = condition.op;
    if (right->op == Op::count) {  // the count comes first
      std::swap(left, right);
      op = rulebook::yaku::mirrored(op);
    }
    const auto value = constant(*right, sake_);
    if (const auto known = constant(*left, sake_); known && value) {
      return (apply(op, *known, *value) != 0) != negated ? kAlways : kNever;
    }
    if (left->op != Op::count || !value) {
      failed_ = true;
      return kNever;
    }
    const Bits mask = left->set->resolve(sake_).bits();
    switch (op) {
      case Op::at_least:
        return at_least(mask, *value, negated);
      case Op::greater:
        return at_least(mask, *value + 1, negated);
      case Op::less:
        return at_least(mask, *value, !negated);
      case Op::at_most:
        return at_least(mask, *value + 1, !negated);
      case Op::equal:
        return between(mask, *value, *value, negated);
      default:
        return between(mask, *value, *value, !negated);
    }
  }

  SakeCup sake_;
  Thresholds& thresholds_;
  bool failed_ = false;
};

}  // namespace

std::optional<Terms> as_terms(const Expr& condition, SakeCup sake, Thresholds& thresholds) {
  Thresholds tried = thresholds;
  Translator translator(sake, tried);
  Terms terms = translator.translate(condition, false);
  if (translator.failed()) return std::nullopt;
  thresholds = std::move(tried);
  return terms;
}

Program::Program(const Expr& expression, SakeCup sake) {
  compile(expression, sake);
  int waiting = 0;
  for (const Step& step : steps_) {
    waiting += is_operand(step.op) ? 1 : 1 - operands(step.op);
    if (waiting > kDeepest) throw std::length_error("yaku expression nested too deeply");
  }
}

void Program::compile(const Expr& expression, SakeCup sake) {
  for (const Expr& arg : expression.args) compile(arg, sake);
  const Bits mask = expression.set ? expression.set->resolve(sake).bits() : 0;
  steps_.push_back({expression.op, expression.value, mask});
}

int Program::run(Bits captured, const rulebook::yaku::Tally& tally) const {
  std::array<int, kDeepest> stack;  // NOLINT(cppcoreguidelines-pro-type-member-init): written first
  std::size_t top = 0;
  for (const Step& step : steps_) {
    switch (step.op) {
      case Op::literal:
        stack[top++] = step.value;
        break;
      case Op::count:
        stack[top++] = count(captured & step.mask);
        break;
      case Op::variable:
        stack[top++] = rulebook::yaku::kVariables[static_cast<std::size_t>(step.value)].of(tally);
        break;
      case Op::all:
        stack[top++] = (step.mask & ~captured) == 0 ? 1 : 0;
        break;
      case Op::any:
        stack[top++] = (step.mask & captured) != 0 ? 1 : 0;
        break;
      case Op::negation:
        stack[top - 1] = 1 - stack[top - 1];
        break;
      case Op::choice:
        top -= 2;
        stack[top - 1] = stack[top - 1] != 0 ? stack[top] : stack[top + 1];
        break;
      default:
        --top;
        stack[top - 1] = apply(step.op, stack[top - 1], stack[top]);
    }
  }
  return stack[0];
}

Condition::Condition(const Expr& condition, SakeCup sake, Thresholds& thresholds)
    : terms(as_terms(condition, sake, thresholds)) {
  if (!terms) program = Program(condition, sake);
}

bool Condition::holds(Bits captured, Reached reached) const {
  if (!terms) return program.run(captured) != 0;
  return std::ranges::any_of(*terms, [&](const Term& term) { return term.holds(reached); });
}

}  // namespace hanaproof::engine
