// One edition at one scope, held against itself.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/editions/survey/ruleset_comparer.h"

namespace hanaproof::checker {

// What the checks of one edition at one scope need.
struct EditionCheck {
  const rulebook::Edition& edition;
  const rulebook::Scope scope;
  RulesetComparer& comparer;
  std::vector<Finding>& findings;

  const rulebook::Ruleset& rules() const { return comparer.rules(edition, scope); }
};

// The stated clauses in force on a topic.
std::vector<const rulebook::Clause*> stated(const EditionCheck& check, const std::string& topic);

// Adds a finding: what the edition claims, and what is the case by its own rules. Evidence is
// arithmetic and has no summary yet. `mark` tells several findings on one topic apart.
Finding& accuse(EditionCheck& check, const rulebook::Clause& clause, const std::string& claimed,
                const std::string& actual, const std::string& mark = {});

// Runs checks at every scope of an edition; what shows at one scope is not said again of the next.
std::vector<Finding> at_every_scope(const rulebook::Edition& edition, RulesetComparer& comparer,
                                    const std::function<void(EditionCheck&)>& run);

}  // namespace hanaproof::checker
