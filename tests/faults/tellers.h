// Who tells two editions of a game apart that answer one question differently.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "checker/editions/survey/ruleset_comparer.h"
#include "model/rulebook/edition.h"

namespace hanaproof::faults {

// An edition and one that was made of it by a change to one topic. `played`: the two are played by
// different answers at this scope, the first of such; null where they never are.
struct Changed {
  const rulebook::Edition* before;
  const rulebook::Edition* after;
  const rulebook::Topic* topic;
  const rulebook::Scope* played;
};

// By contradictions, signature and distances, with their names.
std::vector<std::pair<std::string, std::string>> tellers(const Changed& changed,
                                                         checker::RulesetComparer& comparer);

}  // namespace hanaproof::faults
