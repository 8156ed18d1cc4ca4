// Replaying the witness of a finding, which may have been read from somewhere: has it the parts
// that it must have, and is what it says still so?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/library.h"

namespace hanaproof::checker {

struct Replay {
  std::string finding;                  // its id
  std::vector<std::string> mismatches;  // one line each: what a side said and what came out
  bool reached = true;                  // whether the line of play, if any, leads to the witness

  bool holds() const { return mismatches.empty() && reached; }
};

// The rules that one side was executed under. Throws EditionError when the edition or a rule is
// unknown.
rulebook::Ruleset rules_of(const Outcome& outcome, const rulebook::Library& library);

// Executes the witness under the rules of every side, and the line that leads to it. Throws
// EditionError when an edition or rule is unknown, or `fault_in` finds fault.
Replay replay(const Finding& finding, const rulebook::Library& library);

// What is missing or does not fit, in one line: "the witness lacks what makes a situation of kind
// deal". Nothing for a finding that can be executed and has what its kind of evidence calls for: an
// outcome for each side, queries where a solver was asked. It says nothing of whether they are
// true.
std::optional<std::string> fault_in(const Finding& finding);

}  // namespace hanaproof::checker
