#include "cli/long_run.h"

#include <filesystem>

#include "cli/numbers.h"
#include "model/editions/builtin.h"
#include "reports/atomic_file.h"

namespace hanaproof::cli {

void LongRun::add_to(CLI::App& command) {
  command.add_option("--shard", shard, "Only the units i with i mod N = I, as I/N")
      ->capture_default_str();
  command
      .add_option("--seconds", seconds,
                  "Stop after so many seconds, keeping what there is; 0: never")
      ->capture_default_str()
      ->check(number_from(0));
  add_threads(command, threads);
  command.add_option("--checkpoint", checkpoint,
                     "A file to keep results in while they come, and to go on from");
  command.add_option("--checkpoint-every", store_every, "Seconds between checkpoints")
      ->capture_default_str()
      ->check(number_from(0));
  command.add_option("--merge", merge, "Checkpoints of all shards, instead of running anything");
}

std::vector<runs::Checkpoint> read_shards(const LongRun& arguments,
                                          const runs::Identity& identity) {
  std::vector<runs::Checkpoint> shards;
  for (const std::string& path : arguments.merge) {
    shards.push_back(runs::Checkpoint::from_json(editions::read_file(path, "a checkpoint").text));
    runs::check_resumable(shards.back(), identity, shards.back().shard);
  }
  return shards;
}

std::optional<runs::Checkpoint> read_checkpoint(const LongRun& arguments) {
  if (arguments.checkpoint.empty() || !std::filesystem::exists(arguments.checkpoint)) {
    return std::nullopt;
  }
  return runs::Checkpoint::from_json(
      editions::read_file(arguments.checkpoint, "a checkpoint").text);
}

runs::Options run_options(const LongRun& arguments, const Interrupt& interrupt,
                          Progress& progress) {
  runs::Options options;
  options.shard = runs::Shard::parse(arguments.shard);
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
