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

  // One a clause, in the order in which they were first needed.
  const std::vector<Definition>& list() const { return list_; }

 private:
  void add(const std::string& clause, const Term& variable, const Term& value);

  std::vector<Definition> list_;
};

}  // namespace hanaproof::smt
