#include "solvers/smt/solve.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace hanaproof::smt {

namespace {

using Clock = std::chrono::steady_clock;
using Names = std::vector<std::string>;

// Hints go too: they rest on definitions that may be missing.
Query restricted(const Query& query, const Names& names) {
  const auto left_out = [&](const auto& part) {
    return std::ranges::find(names, part.name) == names.end();
  };
  Query copy = query;
  std::erase_if(copy.definitions, left_out);
  std::erase_if(copy.assertions, left_out);
  for (Assertion& assertion : copy.assertions) assertion.hint.reset();
  return copy;
}

}  // namespace

Unsat settled(const Query& query, const Unsat& unsat, const Options& options) {
  const auto deadline = Clock::now() + options.timeout;
  Unsat result = {unsat.core, options.minimal_core};
  const auto check = [&](const Names& names) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    Outcome outcome = Session(restricted(query, names), {left}).check();
    if (std::holds_alternative<Unknown>(outcome)) result.minimal = false;
    return outcome;
  };
  if (std::holds_alternative<Sat>(check(result.core))) {
    throw std::logic_error("a hint excludes what the query allows: " + query.name);
  }
  if (!options.minimal_core) return result;
  for (const std::string& candidate : unsat.core) {
    Names rest = result.core;
    std::erase(rest, candidate);
    if (std::holds_alternative<Unsat>(check(rest))) result.core = std::move(rest);
  }
  return result;
}

bool is_identity(const Query& query, const Options& options) {
  if (query.assertions.empty()) return false;
  Query goal{query.name, query.definitions, {query.assertions.back()}};
  goal.assertions.front().hint.reset();
  return std::holds_alternative<Unsat>(Session(goal, options).check());
}

Answer solve(const Query& query, const Options& options) {
  Session session(query, options);
  Outcome outcome = session.check();
  if (const auto* unsat = std::get_if<Unsat>(&outcome)) outcome = settled(query, *unsat, options);
  return {query, std::move(outcome), session.statistics()};
}

}  // namespace hanaproof::smt
