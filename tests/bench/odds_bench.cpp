// Odds of hands of two cards: counting all tables, one situation, and going through the deals.
#include <benchmark/benchmark.h>

#include "solvers/odds/situation.h"
#include "solvers/odds/table.h"
#include "tests/solvers/odds/enumerate.h"
#include "tests/solvers/odds/heron.h"

namespace hanaproof::bench::odds_bench {
namespace {

const odds::HandTable& table() {
  static const odds::HandTable hands = odds::testing::heron();
  return hands;
}

// All nine tables, `threads` as the argument says.
void count_tables(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(odds::count_tables(table(), static_cast<int>(state.range(0))));
  }
}
BENCHMARK(count_tables)
    ->Name("odds/tables-2-to-10")
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

// Two own cards, three opponents who show one each.
void count_situation(benchmark::State& state) {
  const auto card = [](const char* code) { return *cards::Card::parse(code); };
  const odds::Situation situation{
      4, {card("23"), card("73")}, {card("13"), card("81"), card("94")}, {}};
  for (auto _ : state) {
    benchmark::DoNotOptimize(odds::count_situation(table(), situation));
  }
}
BENCHMARK(count_situation)->Name("odds/situation")->Unit(benchmark::kMillisecond);

// Every deal of so many players, with two threads; `deals` a second of the clock.
void enumerate(benchmark::State& state) {
  double deals = 0;
  for (auto _ : state) {
    for (const auto& hand : odds::enumerate_deals(table(), static_cast<int>(state.range(0)), 2)) {
      deals += static_cast<double>(hand.deals);
    }
  }
  state.counters["deals"] = benchmark::Counter(deals, benchmark::Counter::kIsRate);
}
BENCHMARK(enumerate)
    ->Name("odds/enumerate")
    ->DenseRange(2, 5)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hanaproof::bench::odds_bench
