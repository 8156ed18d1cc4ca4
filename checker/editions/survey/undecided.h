// Questions that stay open because the solver gave up: never taken for a yes or a no.
#pragma once

#include <string>

#include "checker/editions/survey/ruleset_comparer.h"
#include "solvers/smt/query.h"

namespace hanaproof::checker {

// Why comparisons that showed no difference do not show agreement either; empty where they do.
class Inconclusive {
 public:
  void note(const Comparison& comparison);
  explicit operator bool() const { return !reason_.empty(); }
  // The comparer keeps what was asked, if it is one that the solver did not settle.
  void keep(RulesetComparer& comparer, const rulebook::Topic& topic, const rulebook::Scope& scope,
            const std::vector<std::string>& editions, const std::string& question) const;

 private:
  std::string reason_;  // of the first that the solver did not settle
};

// Whether the solver gave up; the comparer then keeps what was asked.
bool left_open(RulesetComparer& comparer, const rulebook::Topic& topic,
               const rulebook::Scope& scope, const rulebook::Edition& edition,
               const std::string& question, const smt::Outcome& outcome);

}  // namespace hanaproof::checker
