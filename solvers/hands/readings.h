// The rules of hand combos under each reading of an edition's clauses.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "solvers/hands/combos.h"

namespace hanaproof::hands {

struct Reading {
  std::map<std::string, std::string> chosen;  // names of readings by topic; empty: as they stand
  HandRules rules;
};

// The rules as they stand, then each other reading of a clause on hand combos by itself. None where
// the rules know no hand combo.
std::vector<Reading> readings(const rulebook::Ruleset& rules);

}  // namespace hanaproof::hands
