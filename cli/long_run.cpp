#include "cli/long_run.h"

#include <filesystem>

#include "cli/numbers.h"
#include "model/editions/builtin.h"
#include "reports/atomic_file.h"

namespace hanaproof::cli {

void LongRun::add_to(Command& command) {
  command.option("--shard", &shard, "Only the units i with i mod N = I, as I/N",
                 {.shows_default = true});
  command.option("--seconds", &seconds,
                 "Stop after so many seconds, keeping what there is; 0: never",
                 shown_default(number_from(0)));
  add_threads(command, threads);
  command.option("--checkpoint", &checkpoint,
                 "A file to keep results in while they come, and to go on from");
  command.option("--checkpoint-every", &store_every, "Seconds between checkpoints",
                 shown_default(number_from(0)));
  command.option("--merge", &merge, "Checkpoints of all shards, instead of running anything",
                 {.takes_many = true});
}

std::vector<sharded_jobs::Checkpoint> read_shards(const LongRun& arguments,
                                                  const sharded_jobs::Identity& identity) {
  std::vector<sharded_jobs::Checkpoint> shards;
  for (const std::string& path : arguments.merge) {
    shards.push_back(
        sharded_jobs::Checkpoint::from_json(editions::read_file(path, "a checkpoint").text, path));
    sharded_jobs::check_resumable(shards.back(), identity, shards.back().shard);
  }
  return shards;
}

std::optional<sharded_jobs::Checkpoint> read_checkpoint(const LongRun& arguments) {
  if (arguments.checkpoint.empty() || !std::filesystem::exists(arguments.checkpoint)) {
    return std::nullopt;
  }
  return sharded_jobs::Checkpoint::from_json(
      editions::read_file(arguments.checkpoint, "a checkpoint").text, arguments.checkpoint);
}

sharded_jobs::Options run_options(const LongRun& arguments, const Interrupt& interrupt,
                                  Progress& progress) {
  sharded_jobs::Options options;
  options.shard = sharded_jobs::Shard::parse(arguments.shard);
  options.threads = arguments.threads;
  options.seconds = arguments.seconds;
  options.store_every = arguments.store_every;
  options.interrupted = &interrupt.happened();
  options.progress = [&progress](const sharded_jobs::Progress& now) {
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
