// What the ranks but the first do in a run.
#pragma once

#include <string>

#include "solvers/runs/run.h"

namespace hanaproof::runs {

// Says that this rank ends before it could help. The first, if it is in a run, ends that with a
// RunError of the same words.
void tell_failure(const std::string& what);

}  // namespace hanaproof::runs

namespace hanaproof::runs::detail {

// Asks the first rank for units and does them, in as many threads as asked for, until no more come.
void help(const Identity& identity, int threads, const Work& work);

}  // namespace hanaproof::runs::detail
