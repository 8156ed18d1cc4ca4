// Hands of Hachi-Hachi by their combos.
#include <benchmark/benchmark.h>

#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::bench::hands_bench {
namespace {

// All 73,629,072 hands of seven cards, with so many threads (0: all).
void enumerate(benchmark::State& state) {
  const hands::HandRules rules = hands::testing::grebe_rules();
  for (auto _ : state) {
    benchmark::DoNotOptimize(hands::enumerate_hands(rules, static_cast<int>(state.range(0))));
  }
  state.SetItemsProcessed(state.iterations() * 73'629'072);
}
BENCHMARK(enumerate)
    ->Name("hands/enumerate")
    ->Arg(0)
    ->Arg(1)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void count(benchmark::State& state) {
  const hands::HandRules rules = hands::testing::grebe_rules();
  for (auto _ : state) benchmark::DoNotOptimize(hands::count_hands(rules));
}
BENCHMARK(count)->Name("hands/count")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hanaproof::bench::hands_bench
