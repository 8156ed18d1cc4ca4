#include "solvers/smt/z3_terms.h"

#include <fmt/format.h>

namespace hanaproof::smt {

void Z3Terms::define(const Term& variable, const Term& value) {
  known_.insert_or_assign(variable.identity(), Translated{variable, translate(value)});
}

z3::expr Z3Terms::translate(const Term& term) {
  const auto found = known_.find(term.identity());
  if (found != known_.end()) return found->second.expr;
  z3::expr expr = build(term);
  known_.emplace(term.identity(), Translated{term, expr});
  return expr;
}

z3::expr_vector Z3Terms::arguments(const Term& term) {
  z3::expr_vector args(context_);
  for (const Term& arg : term.args()) args.push_back(translate(arg));
  return args;
}

z3::expr Z3Terms::build(const Term& term) {
  const auto arg = [&](std::size_t i) { return translate(term.args()[i]); };
  const auto number = static_cast<unsigned>(term.value());
  switch (term.op()) {
    case Op::truth:
      return context_.bool_val(term.value() != 0);
    case Op::bits:
      if (term.width() == kWhole) return context_.int_val(static_cast<std::int64_t>(term.value()));
      return context_.bv_val(term.value(), term.width());
    case Op::variable: {
      // Variables of one name are different variables.
      const std::string name = fmt::format("{}#{}", term.name(), known_.size());
      if (term.width() == kWhole) return context_.int_const(name.c_str());
      return term.width() == 0 ? context_.bool_const(name.c_str())
                               : context_.bv_const(name.c_str(), term.width());
    }
    case Op::negation:
      return !arg(0);
    case Op::conjunction:
      return z3::mk_and(arguments(term));
    case Op::disjunction:
      return z3::mk_or(arguments(term));
    case Op::choice:
      return z3::ite(arg(0), arg(1), arg(2));
    case Op::equal:
      return arg(0) == arg(1);
    case Op::less:
      if (term.args()[0].width() == kWhole) return arg(0) < arg(1);
      return z3::slt(arg(0), arg(1));
    case Op::add:
      return arg(0) + arg(1);
    case Op::subtract:
      return arg(0) - arg(1);
    case Op::multiply:
      return arg(0) * arg(1);
    case Op::bit_and:
      return arg(0) & arg(1);
    case Op::bit_xor:
      return arg(0) ^ arg(1);
    case Op::extract:
      return arg(0).extract(number, number);
    case Op::sign_extend:
      return z3::sext(arg(0), number);
    default:
      return z3::zext(arg(0), number);
  }
}

}  // namespace hanaproof::smt
