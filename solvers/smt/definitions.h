// Gives the parts of a measure names of their own, each defined by a clause.
#pragma once

#include <string>
#include <vector>

#include "solvers/smt/number.h"
#include "solvers/smt/query.h"

namespace hanaproof::smt {

class Definitions {
 public:
  // A fresh variable and, under the name of the clause, that it equals the value.
  Term define(const std::string& clause, const std::string& variable, const Term& value);
  Number define(const std::string& clause, const std::string& variable, const Number& value);

  // One assertion a clause, in the order in which they were first needed.
  std::vector<Assertion> assertions() const;

 private:
  void add(const std::string& clause, Term equation);

  struct Definition {
    std::string clause;
    std::vector<Term> equations;
  };
  std::vector<Definition> definitions_;
};

}  // namespace hanaproof::smt
