// Counting with two threads against counting with one, by the seconds that pass: whether a second
// processor brings a second one's worth. Tells nothing on a machine that has other work to do.
#include <chrono>

#include <fmt/format.h>

#include "checker/engines/perft/perft.h"
#include "tests/bench/compare.h"

namespace hanaproof::bench::threads_bench {
namespace {

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void two_threads(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const auto position = deal(ruleset);
  const auto count = [&](int depth, int threads) {
    return checker::perft_by_engine(ruleset, position, depth, {.threads = threads}).nodes;
  };
  int depth = 1;
  while (count(depth, 2) < kDeepLines) ++depth;
  double lines = 0;
  double one_thread = 0;
  double both = 0;
  for (auto _ : state) {
    const double start = seconds_now();
    count(depth, 1);
    const double between = seconds_now();
    lines += static_cast<double>(count(depth, 2));
    const double end = seconds_now();
    one_thread += between - start;
    both += end - between;
    state.SetIterationTime(end - between);
  }
  state.counters["units"] = benchmark::Counter(lines, benchmark::Counter::kIsRate);
  state.counters["depth"] = depth;
  state.counters["times_one"] = one_thread / both;
}

// The shapes that come to a hundred million lines.
const bool kAdded = [] {
  for (const char* edition : {"hana-awase.pl", "oishi-tengudo.koi-koi", "robin-red.koi-koi.de"}) {
    const Subject subject{edition, 2};
    benchmark::RegisterBenchmark(fmt::format("perft-two-threads/{}", subject.name()).c_str(),
                                 two_threads, subject)
        ->UseManualTime();
  }
  return true;
}();

}  // namespace
}  // namespace hanaproof::bench::threads_bench
