// Checking findings again from what was kept of them: the witness is executed, the queries are
// solved, the clauses are looked up, and the texts and programs are compared with those of then.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/library.h"

namespace hanaproof::checker {

// From the best to the worst.
enum class Verdict {
  holds,
  unknown,        // a solver gave up, or an edition is not at hand
  holds_no_more,  // it comes out otherwise, and editions or program are not those of then
  damaged,        // what was kept is not fit to be checked
  disagrees,      // it comes out otherwise though nothing has changed, or two solvers disagree
};
// "holds", "unknown", "holds-no-more", "damaged", "disagrees".
std::string_view name(Verdict verdict);

// What was kept of one finding.
struct Kept {
  Finding finding;
  Versions versions;             // of then
  std::filesystem::path folder;  // that holds the queries as files, under `file_of`'s names
};

struct RecheckOptions {
  Versions now;  // with every edition at hand
  // A command that solves the SMT-LIB file whose path is put behind it; empty for none.
  std::string second_solver = {};
  // The name of a query's file.
  std::function<std::string(const Query&)> file_of = nullptr;
  // For each solver and query.
  std::chrono::milliseconds limit{20'000};
  int threads = 0;  // 0: as many as the machine has
  std::function<void(std::size_t done, std::size_t all)> progress = nullptr;
};

struct Rechecked {
  std::string finding;  // its id
  Verdict verdict = Verdict::holds;
  std::vector<std::string> problems = {};  // one line each; none where it holds
  std::vector<std::string> changed = {};   // ids of editions that are not as they were
  std::size_t outcomes = 0;                // executed again
  std::size_t queries = 0;                 // solved again by Z3,
  std::size_t second = 0;                  // and by the second solver

  void add(Verdict worse, std::string problem);
};

// One for each, in their order. Impact is measured again by `recount`.
std::vector<Rechecked> recheck(const std::vector<Kept>& all, const rulebook::Library& library,
                               const RecheckOptions& options);

// ---- Impact measured again: the same counts, about the same simulations -------------------------

// What is wrong with what a finding says of its impact, given what was measured now with much
// smaller samples; nothing when it fits. What was counted must be equal; a simulated share may be
// away from the smaller sample by what chance explains. Points in the mean of simulations, and the
// points and the text of the witness, are not looked at.
std::optional<std::string> difference(const Impact& then, const Impact& now);

// Adds to the results of `recheck` for the same receipts what is wrong with the impact of those
// that were sound enough to be executed. `progress` is called from any thread.
void recount(const std::vector<Kept>& all, const rulebook::Library& library,
             const RecheckOptions& options,
             const std::function<void(std::size_t done, std::size_t all)>& progress,
             std::vector<Rechecked>& results);

// ---- Another SMT solver, run as a command on a file: what it says of a query --------------------

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
