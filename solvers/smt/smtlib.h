// Queries as SMT-LIB 2 text, for any solver to check again.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "solvers/smt/query.h"

namespace hanaproof::smt {

// Logic QF_BV, or QF_LIA where there are whole numbers, every assertion under its name, `check-sat`
// last. `expected`, if given, is stated as the status: "sat" or "unsat".
std::string to_smtlib(const Query& query, std::optional<std::string_view> expected = {});
// The same with the outcome as the expected status, unless it is unknown.
std::string to_smtlib(const Answer& answer);

}  // namespace hanaproof::smt
