// Arithmetic of whole numbers without bounds, as terms.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "solvers/smt/term.h"

namespace hanaproof::smt {

inline Term plus(const Term& a, const Term& b) { return binary(Op::add, a, b); }
inline Term minus(const Term& a, const Term& b) { return binary(Op::subtract, a, b); }
inline Term times(std::int64_t factor, const Term& a) {
  return binary(Op::multiply, whole(factor), a);
}
inline Term below(const Term& a, const Term& b) { return binary(Op::less, a, b); }
inline Term no_more(const Term& a, const Term& b) { return !below(b, a); }
inline Term lower(const Term& a, const Term& b) { return choice(below(b, a), b, a); }
inline Term higher(const Term& a, const Term& b) { return choice(below(a, b), b, a); }
// The amount where the condition holds, else nothing.
inline Term when(const Term& condition, const Term& amount) {
  return choice(condition, amount, whole(0));
}
inline Term implies(const Term& a, const Term& b) { return any_of({!a, b}); }

inline Term total_of(const std::vector<Term>& terms) {
  Term total = whole(0);
  for (const Term& term : terms) total = plus(total, term);
  return total;
}

// "NAME 0", "NAME 1"...
inline std::vector<Term> variables(const std::string& name, int count, unsigned width) {
  std::vector<Term> all;
  for (int i = 0; i < count; ++i) all.push_back(variable(name + " " + std::to_string(i), width));
  return all;
}

}  // namespace hanaproof::smt
