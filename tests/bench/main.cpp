#include <benchmark/benchmark.h>

namespace hanaproof::bench {

// Whole deals of every edition for two sides. Not before main: it reads the editions.
void add_solved_deals();

}  // namespace hanaproof::bench

int main(int argc, char** argv) {
  hanaproof::bench::add_solved_deals();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
