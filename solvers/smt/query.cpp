#include "solvers/smt/query.h"

#include <array>
#include <utility>

namespace hanaproof::smt {

Query Query::with(const std::string& new_name, Assertion assertion) const {
  Query copy{new_name, assertions};
  copy.assertions.push_back(std::move(assertion));
  return copy;
}

std::string_view name(const Outcome& outcome) {
  constexpr std::array<std::string_view, 3> kNames = {"sat", "unsat", "unknown"};
  return kNames[outcome.index()];
}

}  // namespace hanaproof::smt
