// Terms as Z3 expressions. Included by session.cpp only.
#pragma once

#include <z3++.h>

#include <map>

#include "solvers/smt/term.h"

namespace hanaproof::smt {

class Z3Terms {
 public:
  explicit Z3Terms(z3::context& context) : context_(context) {}

  // From now on the variable is nothing but the value.
  void define(const Term& variable, const Term& value);
  // The same expression for the same term.
  z3::expr translate(const Term& term);

 private:
  z3::expr build(const Term& term);
  z3::expr_vector arguments(const Term& term);

  // The terms are kept, so that no other term is given the identity of one that was translated.
  struct Translated {
    Term term;
    z3::expr expr;
  };

  z3::context& context_;
  std::map<const void*, Translated> known_;
};

}  // namespace hanaproof::smt
