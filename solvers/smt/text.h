// Queries that stand in files: read again, checked to be no more than questions, and put to Z3.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace hanaproof::smt {

// What is wrong with a text that should be a query as `to_smtlib` writes them, with line and
// column: "12:1: expected a command that a query has, not (exit)". Only commands, words and bytes
// that `to_smtlib` writes pass, so that no solver can read something else in a text than was looked
// at: nothing writes files, reads others or leaves. Nothing when it is one.
std::optional<std::string> fault_in_query(std::string_view text);

struct TextAnswer {
  std::string verdict;  // "sat", "unsat" or "unknown"
  std::string reason;   // why it is unknown: "timeout", what could not be parsed
};

// Puts the text of a query to Z3, in a context of its own: threads may do so side by side. The time
// is for reading and solving; Z3 gets at most 2 GB, all contexts of the process together.
TextAnswer solve_text(const std::string& text, std::chrono::milliseconds timeout);

// "4.8.12": the Z3 that is linked.
std::string z3_version();

}  // namespace hanaproof::smt
