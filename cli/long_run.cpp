#include "cli/long_run.h"

#include <filesystem>

#include <fmt/format.h>

#include "cli/numbers.h"
#include "model/editions/builtin.h"
#include "reports/atomic_file.h"
#include "solvers/runs/ranks.h"

namespace hanaproof::cli {

void LongRun::add_to(Command& command) {
  command.option("--seconds", &seconds,
                 "Stop after so many seconds, keeping what there is; 0: never",
                 shown_default(number_from(0)));
  add_checkpoint_to(command);
}

void LongRun::add_checkpoint_to(Command& command) {
  add_threads(command, threads);
  command.option("--checkpoint", &checkpoint,
                 "A file to keep results in while they come, and to go on from");
  command.option("--checkpoint-every", &store_every, "Seconds between checkpoints",
                 shown_default(number_from(0)));
  command.shared_by_ranks = true;
}

std::string unfinished(const runs::Checkpoint& checkpoint) {
  return fmt::format("not finished: {} of {} units done", checkpoint.done.size(),
                     checkpoint.units());
}

void leave_to_the_first_rank() {
  if (!runs::this_rank().is_first()) throw Helped();
}

std::optional<runs::Checkpoint> read_checkpoint(const LongRun& arguments) {
  if (!runs::this_rank().is_first() || arguments.checkpoint.empty() ||
      !std::filesystem::exists(arguments.checkpoint)) {
    return std::nullopt;
  }
  return runs::Checkpoint::from_json(editions::read_file(arguments.checkpoint, "a checkpoint").text,
                                     arguments.checkpoint);
}

runs::Options run_options(const LongRun& arguments, const Interrupt& interrupt,
                          Progress& progress) {
  runs::Options options;
  options.together = true;
  options.threads = arguments.threads;
  options.seconds = arguments.seconds;
  options.store_every = arguments.store_every;
  options.interrupted = &interrupt.happened();
  options.progress = [&progress](const runs::Progress& now) {
    progress.update(static_cast<std::size_t>(now.done), static_cast<std::size_t>(now.all),
                    now.per_second, now.seconds_left);
  };
  if (!arguments.checkpoint.empty()) {
    options.store = [path = arguments.checkpoint](const std::string& text) {
      reports::write_file(path, text);
    };
  }
  return options;
}

}  // namespace hanaproof::cli
