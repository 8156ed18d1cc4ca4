// Checking findings again from what was kept of them: the witness is executed, the queries are
// solved, the clauses are looked up, and the texts and programs are compared with those of then.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/finding/versions.h"
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

}  // namespace hanaproof::checker
