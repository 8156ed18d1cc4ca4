// Answers of the solver as evidence.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "solvers/smt/query.h"

namespace hanaproof::checker {

// The queries with their verdicts, for another solver.
std::vector<Query> exported(const std::vector<smt::Answer>& answers);

// What the solver settled, in one sentence, and how it was asked.
Evidence by_solver(std::string summary, const std::vector<smt::Answer>& answers);

// A pile of captured cards and the calls, as the solver found them.
Witness as_witness(const smt::Situation& situation);

}  // namespace hanaproof::checker
