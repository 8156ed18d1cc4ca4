// One query by itself.
#pragma once

#include "solvers/smt/session.h"

namespace hanaproof::smt {

// The core of an unsatisfiable query is minimal where asked for, as far as the timeout allows.
Answer solve(const Query& query, const Options& options = {});

// Asks again without the hints: throws std::logic_error where one was wrong. Leaves out of the core
// what is not needed, where a minimal one is asked for: one definition or assertion after the other
// is dropped, and stays dropped where the rest is still unsatisfiable.
Unsat settled(const Query& query, const Unsat& unsat, const Options& options = {});

// Whether what is asked for last can never be, whatever else is asserted: an identity, which says
// nothing about the rest. False where the solver gives up.
bool is_identity(const Query& query, const Options& options = {});

}  // namespace hanaproof::smt
