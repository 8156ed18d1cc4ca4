// A benchmark of the engine with what the spec needs for the same in the same run.
#pragma once

#include <cstdint>

#include <benchmark/benchmark.h>

#include "tests/bench/tables.h"

namespace hanaproof::bench {

// What good programs of other games do with one core in a second: a specialised move generator of
// chess counts leaves, a solver of bridge deals with open cards, random rounds of a card game.
namespace yardstick {
inline constexpr double kLeaves = 1.5e9;
inline constexpr double kDeals = 40.8;
inline constexpr double kRounds = 0.9e6;
}  // namespace yardstick

// Lines enough for a figure of deep counting.
inline constexpr std::uint64_t kDeepLines = 100'000'000;

inline void report_yardstick(benchmark::State& state, double a_second) {
  state.counters["yardstick"] = a_second;
}

// Runs `work()`, which says how many units of work it did, and reports units a second and how many
// times as fast as the spec, which takes `spec_seconds` for one, that is.
template <class Work>
void run(benchmark::State& state, double spec_seconds, Work work) {
  double units = 0;
  const double start = cpu_seconds();
  for (auto _ : state) units += static_cast<double>(work());
  const double seconds = cpu_seconds() - start;
  state.counters["units"] = benchmark::Counter(units, benchmark::Counter::kIsRate);
  state.counters["times_spec"] = spec_seconds * units / seconds;
}

}  // namespace hanaproof::bench
