#include "solvers/smt/definitions.h"

#include <algorithm>
#include <utility>

namespace hanaproof::smt {

Term Definitions::define(const std::string& clause, const std::string& name, const Term& value) {
  Term defined = variable(name, value.width());
  add(clause, equal(defined, value));
  return defined;
}

Number Definitions::define(const std::string& clause, const std::string& name,
                           const Number& value) {
  Number defined = variable_like(name, value);
  add(clause, equal(defined.bits, value.bits));
  return defined;
}

std::vector<Assertion> Definitions::assertions() const {
  std::vector<Assertion> list;
  for (const Definition& definition : definitions_) {
    list.push_back({definition.clause, all_of(definition.equations)});
  }
  return list;
}

void Definitions::add(const std::string& clause, Term equation) {
  auto found = std::ranges::find(definitions_, clause, &Definition::clause);
  if (found == definitions_.end()) found = definitions_.insert(found, {clause, {}});
  found->equations.push_back(std::move(equation));
}

}  // namespace hanaproof::smt
