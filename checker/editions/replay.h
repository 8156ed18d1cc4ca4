// Replaying the witness of a finding: is what it says still so?
#pragma once

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
// EditionError when an edition or rule is unknown, or the finding lacks a part
// (checker/editions/soundness.h).
Replay replay(const Finding& finding, const rulebook::Library& library);

}  // namespace hanaproof::checker
