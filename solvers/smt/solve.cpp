#include "solvers/smt/solve.h"

#include <algorithm>

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

Unsat minimise(const Query& query, const Unsat& unsat, const Options& options) {
  const auto deadline = Clock::now() + options.timeout;
  Unsat result = {unsat.core, true};
  for (const std::string& candidate : unsat.core) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    Names rest = result.core;
    std::erase(rest, candidate);
    const Outcome outcome = Session(restricted(query, rest), {left}).check();
    if (std::holds_alternative<Unsat>(outcome)) result.core = std::move(rest);
    if (std::holds_alternative<Unknown>(outcome)) result.minimal = false;
  }
  return result;
}

Answer solve(const Query& query, const Options& options) {
  Session session(query, options);
  Outcome outcome = session.check();
  const auto* unsat = std::get_if<Unsat>(&outcome);
  if (unsat && options.minimal_core) outcome = minimise(query, *unsat, options);
  return {query, std::move(outcome), session.statistics()};
}

}  // namespace hanaproof::smt
