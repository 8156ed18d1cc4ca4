// Making a finding out of a topic, the answers to it and a situation in which they differ.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/ruleset_comparer.h"

namespace hanaproof::checker {

// An answer and a ruleset of one edition under which to show it.
struct Option {
  Side side;
  rulebook::Value value;
};

// What one side of a finding is called, and rules with its answer.
struct Answered {
  std::string side;
  rulebook::Ruleset rules;
};

// Adds to a witness what each side makes of it, and, where one is found, the way to it.
void enact_sides(Witness& witness, const std::vector<Answered>& sides);

// Evidence without a solver: what was done, and with how many situations.
Evidence found_by(Method method, std::string summary, long long space = 0);

// A finding with question, scope, id and the clauses that take part, but no evidence yet.
Finding start(Kind kind, const rulebook::Topic& topic, const rulebook::Scope& scope,
              std::vector<Side> sides, const std::vector<const rulebook::Clause*>& clauses);

// Adds the witness with what each answer makes of it under the rules of `base`, and what hangs on
// it.
void show(Finding& finding, const rulebook::Ruleset& base, const rulebook::Topic& topic,
          const std::vector<Option>& options, Difference difference);

// The numbers of a list.
std::vector<int> numbers(const rulebook::Value& list);
ClauseRef reference(const rulebook::Clause& clause);
std::vector<std::string> ids_of(const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::checker
