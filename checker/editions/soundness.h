// Whether a finding that was read from somewhere has the parts that it must have.
#pragma once

#include <optional>
#include <string>

#include "checker/editions/finding/finding.h"

namespace hanaproof::checker {

// What is missing or does not fit, in one line: "the witness lacks what makes a situation of kind
// deal". Nothing for a finding that can be executed and has what its kind of evidence calls for: an
// outcome for each side, queries where a solver was asked. It says nothing of whether they are
// true.
std::optional<std::string> fault_in(const Finding& finding);

}  // namespace hanaproof::checker
