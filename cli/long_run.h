// The options that every long run has, and what becomes of them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/globals.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "solvers/runs/run.h"

namespace hanaproof::cli {

struct LongRun {
  double seconds = 0;
  int threads = 0;
  std::string checkpoint;  // a file; empty: none
  double store_every = 30;

  // --threads, --checkpoint, --checkpoint-every; says that ranks may share the command.
  void add_checkpoint_to(Command& command);
  // The same, and --seconds.
  void add_to(Command& command);
};

// "not finished: 3 of 7 units done".
std::string unfinished(const runs::Checkpoint& checkpoint);

// The parts of `run_long` that do not depend on the result.
std::optional<runs::Checkpoint> read_checkpoint(const LongRun& arguments);
runs::Options run_options(const LongRun& arguments, const Interrupt& interrupt, Progress& progress);

// What ends the command of a process that has only helped another one.
struct Helped {};
// For what a shared command does in one process alone. Throws Helped in all ranks but the first.
void leave_to_the_first_rank();

// Runs, or goes on from the checkpoint file if there is one; shows progress. Sets the exit status
// to 130 where Ctrl-C ended it. Throws runs::RunError, and Helped in all ranks but the first.
template <runs::Mergeable R>
runs::Outcome<R> run_long(Globals& globals, const LongRun& arguments,
                          const runs::Identity& identity,
                          const std::function<R(std::uint64_t)>& work) {
  const Interrupt interrupt;
  Progress progress(identity.command, globals.quiet);
  auto outcome = runs::run<R>(identity, run_options(arguments, interrupt, progress), work,
                              read_checkpoint(arguments));
  leave_to_the_first_rank();
  if (interrupt.happened() && !outcome.complete()) globals.status = Exit::interrupted;
  return outcome;
}

}  // namespace hanaproof::cli
