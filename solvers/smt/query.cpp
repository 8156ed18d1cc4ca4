#include "solvers/smt/query.h"

#include <array>

namespace hanaproof::smt {

Query Query::with(const std::string& new_name, const std::vector<Assertion>& more) const {
  Query copy{new_name, definitions, assertions, in_pairs};
  copy.assertions.insert(copy.assertions.end(), more.begin(), more.end());
  return copy;
}

std::string_view name(const Outcome& outcome) {
  constexpr std::array<std::string_view, 3> kNames = {"sat", "unsat", "unknown"};
  return kNames[outcome.index()];
}

}  // namespace hanaproof::smt
