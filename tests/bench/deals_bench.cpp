// Odds of deals: what deals, hands and fields of all games and numbers of players come to.
#include <benchmark/benchmark.h>

#include "solvers/deals/odds.h"
#include "tests/solvers/deals/enumerate.h"

namespace hanaproof::bench::deals_bench {
namespace {

using deals::Shape;

// Koi-Koi and Hana-awase for 2, 3 and 4 players, with ten cards a hand, and Sakura for 2 to 7.
constexpr std::array<Shape, 7> kShapes = {
    {{2, 8, 8}, {2, 10, 8}, {3, 7, 6}, {4, 5, 8}, {5, 4, 8}, {6, 3, 12}, {7, 3, 6}}};

void count(benchmark::State& state, const Shape& shape) {
  for (auto _ : state) {
    const deals::Counts counts = deals::count_deals(shape);
    benchmark::DoNotOptimize(deals::combination_odds(counts));
  }
}
BENCHMARK_CAPTURE(count, two_hands_of_8, kShapes[0])
    ->Name("deals/2-hands-of-8")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, two_hands_of_10, kShapes[1])
    ->Name("deals/2-hands-of-10")
    ->Unit(benchmark::kMillisecond);

void count_all(benchmark::State& state) {
  for (auto _ : state) {
    for (const Shape& shape : kShapes) {
      const deals::Counts counts = deals::count_deals(shape);
      benchmark::DoNotOptimize(deals::combination_odds(counts));
    }
  }
}
BENCHMARK(count_all)->Name("deals/all-shapes")->Unit(benchmark::kMillisecond);

// All 377,348,994 hands of eight cards, with all threads: for comparison.
void enumerate(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        deals::testing::enumerate_hands(cards::kMonths, 8, deals::testing::read));
  }
}
BENCHMARK(enumerate)
    ->Name("deals/enumerate-hands-of-8")
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hanaproof::bench::deals_bench
