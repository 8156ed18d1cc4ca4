// Answers of the solver as evidence.
#pragma once

#include <vector>

#include "checker/finding/finding.h"
#include "solvers/smt/query.h"

namespace hanaproof::checker {

// The queries with their verdicts, for another solver.
std::vector<Query> exported(const std::vector<smt::Answer>& answers);

}  // namespace hanaproof::checker
