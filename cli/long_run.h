// The options that every long run has, and what becomes of them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/globals.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "solvers/sharded_jobs/run.h"

namespace hanaproof::cli {

struct LongRun {
  std::string shard = "0/1";
  double seconds = 0;
  int threads = 0;
  std::string checkpoint;  // a file; empty: none
  double store_every = 60;
  std::vector<std::string> merge;  // files with checkpoints of all shards

  // --shard, --seconds, --threads, --checkpoint, --checkpoint-every, --merge.
  void add_to(Command& command);
};

// The parts of `run_long` that do not depend on the result.
std::vector<sharded_jobs::Checkpoint> read_shards(const LongRun& arguments,
                                                  const sharded_jobs::Identity& identity);
std::optional<sharded_jobs::Checkpoint> read_checkpoint(const LongRun& arguments);
sharded_jobs::Options run_options(const LongRun& arguments, const Interrupt& interrupt,
                                  Progress& progress);

// Runs, goes on from the checkpoint file if there is one, or merges; shows progress. Sets the exit
// status to 130 where Ctrl-C ended it. Throws sharded_jobs::RunError.
template <sharded_jobs::Mergeable R>
sharded_jobs::Outcome<R> run_long(Globals& globals, const LongRun& arguments,
                                  const sharded_jobs::Identity& identity,
                                  const std::function<R(std::uint64_t)>& work) {
  if (!arguments.merge.empty()) return sharded_jobs::merge<R>(read_shards(arguments, identity));
  const Interrupt interrupt;
  Progress progress(identity.command, globals.quiet);
  auto outcome = sharded_jobs::run<R>(identity, run_options(arguments, interrupt, progress), work,
                                      read_checkpoint(arguments));
  if (interrupt.happened() && !outcome.complete()) globals.status = Exit::interrupted;
  return outcome;
}

}  // namespace hanaproof::cli
