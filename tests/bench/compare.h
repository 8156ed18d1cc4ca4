// A benchmark of the engine with what the spec needs for the same in the same run.
#pragma once

#include <benchmark/benchmark.h>

#include "tests/bench/tables.h"

namespace hanaproof::bench {

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
