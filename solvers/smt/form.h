// What a query is to a solver, apart from names.
#pragma once

#include <string>

#include "solvers/smt/query.h"

namespace hanaproof::smt {

// Equal for queries that put the same to a solver, term for term and in the same order, hints
// included: it gives them the same answer. The names of the query, of its definitions and of its
// assertions do not go in. Bytes, not text.
std::string form(const Query& query);

}  // namespace hanaproof::smt
