// Rounds at random, one after the other, in games of every family: from the deal to the settlement.
#include <fmt/format.h>

#include "solvers/playouts/playouts.h"
#include "tests/bench/compare.h"
#include "tests/bench/tables.h"

namespace hanaproof::bench::rounds_bench {
namespace {

constexpr std::uint64_t kRounds = 100'000;  // so many that loading the rules does not count

void random_rounds(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  std::uint64_t seed = 0;
  double rounds = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(playouts::play(ruleset, kRounds, ++seed, 1));
    rounds += kRounds;
  }
  state.counters["units"] = benchmark::Counter(rounds, benchmark::Counter::kIsRate);
  report_yardstick(state, yardstick::kRounds);
}

const int registered = [] {
  std::vector<Subject> all = subjects();
  all.push_back({"robin-red.sutda.en", 2});
  all.push_back({"robin-red.sutda.en", 4});
  all.push_back({"oishi-tengudo.hachi-hachi", 3});
  for (const Subject& subject : all) {
    benchmark::RegisterBenchmark(fmt::format("rounds/{}", subject.name()).c_str(), random_rounds,
                                 subject);
  }
  return 0;
}();

}  // namespace
}  // namespace hanaproof::bench::rounds_bench
