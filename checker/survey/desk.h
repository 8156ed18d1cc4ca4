// One edition at one scope, held against itself.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "checker/finding/finding.h"
#include "checker/survey/bench.h"

namespace hanaproof::checker {

// What the checks of one edition at one scope need.
struct Desk {
  const rulebook::Edition& edition;
  const rulebook::Scope scope;
  Bench& bench;
  std::vector<Finding>& findings;

  const rulebook::Ruleset& rules() const { return bench.rules(edition, scope); }
};

// The stated clauses in force on a topic.
std::vector<const rulebook::Clause*> stated(const Desk& desk, const std::string& topic);

// Adds a finding: what the edition claims, and what is the case by its own rules. Evidence is
// arithmetic and has no summary yet. `mark` tells several findings on one topic apart.
Finding& accuse(Desk& desk, const rulebook::Clause& clause, const std::string& claimed,
                const std::string& actual, const std::string& mark = {});

// Runs checks at every scope of an edition; what shows at one scope is not said again of the next.
std::vector<Finding> at_every_scope(const rulebook::Edition& edition, Bench& bench,
                                    const std::function<void(Desk&)>& check);

}  // namespace hanaproof::checker
