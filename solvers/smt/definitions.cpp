#include "solvers/smt/definitions.h"

#include <algorithm>

namespace hanaproof::smt {

Term Definitions::define(const std::string& clause, const std::string& name, const Term& value) {
  Term defined = variable(name, value.width());
  add(clause, defined, value);
  return defined;
}

Number Definitions::define(const std::string& clause, const std::string& name,
                           const Number& value) {
  Number defined = variable_like(name, value);
  add(clause, defined.bits, value.bits);
  return defined;
}

void Definitions::add(const std::string& clause, const Term& defined, const Term& value) {
  auto found = std::ranges::find(list_, clause, &Definition::name);
  if (found == list_.end()) found = list_.insert(found, {clause, {}});
  found->equations.push_back({defined, value});
}

}  // namespace hanaproof::smt
