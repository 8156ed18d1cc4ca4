// The commands over everything that is built in, as a user starts them: all there is to wait for.
#include <sys/wait.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <fmt/format.h>

#include "tests/bench/compare.h"
#include "tests/paths.h"
#include "tests/processors.h"

namespace hanaproof::bench::commands_bench {
namespace {

using testing::processor_seconds;

// Findings are a result: status 0 or 1.
bool ended_well(int status) { return WIFEXITED(status) && WEXITSTATUS(status) < 2; }

void command(benchmark::State& state, const char* arguments) {
  const auto folder = std::filesystem::temp_directory_path() / "hanaproof-bench";
  std::filesystem::create_directories(folder);
  const std::string line = fmt::format("cd '{}' && '{}' {} >/dev/null 2>&1", folder.string(),
                                       paths::hanaproof_command(), arguments);
  double used = 0;
  for (auto _ : state) {
    const double before = processor_seconds();
    const auto start = std::chrono::steady_clock::now();
    if (!ended_well(std::system(line.c_str()))) state.SkipWithError("it failed");
    state.SetIterationTime(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    used += processor_seconds() - before;
  }
  state.counters["processor_seconds"] = used / static_cast<double>(state.iterations());
  std::filesystem::remove_all(folder);
}

const bool kAdded = [] {
  for (const char* arguments : {"contradictions", "report --out pages", "audit", "prove"}) {
    benchmark::RegisterBenchmark(fmt::format("command/{}", arguments).c_str(), command, arguments)
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kSecond);
  }
  return true;
}();

}  // namespace
}  // namespace hanaproof::bench::commands_bench
