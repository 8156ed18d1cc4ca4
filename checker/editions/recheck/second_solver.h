// Another SMT solver, run as a command on a file: what it says of a query.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>

namespace hanaproof::checker {

struct SolverAnswer {
  std::string verdict;  // "sat", "unsat" or "unknown"
  std::string reason;   // why it is unknown, in one line: "no answer within 20 s"
};

// Runs the command with the path of the file behind it, and kills it when the time is up.
SolverAnswer ask(const std::string& command, const std::filesystem::path& file,
                 std::chrono::milliseconds limit);

// The solver that is used where none is named: "cvc5" where that is installed, else nothing.
std::string installed_solver();

}  // namespace hanaproof::checker
