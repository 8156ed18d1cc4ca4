// The queries that `prove` writes, given to another solver.
#pragma once

#include <string>

namespace hanaproof::cli::testing {

// Writes the queries of the theorems whose ids begin so and puts one in so many of them, chosen by
// their names, to cvc5: it must come to the verdict that each file states. How many were checked;
// nothing is expected where cvc5 is not installed.
int check_with_second_solver(const std::string& theorems, unsigned one_in);

}  // namespace hanaproof::cli::testing
