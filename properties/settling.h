// Steps of a settlement, put to the solver.
#pragma once

#include <string>

#include "properties/solver.h"
#include "solvers/settlement/step.h"

namespace hanaproof::properties {

// What answers the query about a step, with amounts as small as a few attempts give; empty where
// nothing does.
std::string broken(Solver& solver, const settlement::Step& step, const smt::Query& query);

}  // namespace hanaproof::properties
