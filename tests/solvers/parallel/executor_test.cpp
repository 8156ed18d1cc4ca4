#include "solvers/parallel/executor.h"

#include <atomic>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>

namespace hanaproof::parallel::executor_test {
namespace {

class Executor : public ::testing::TestWithParam<Engine> {};

TEST_P(Executor, DoesEachPieceOfWorkOnce) {
  std::vector<std::atomic<int>> done(1000);
  for_each_index(
      done.size(), 4, [&](std::size_t i) { ++done[i]; }, GetParam());
  for (const auto& count : done) EXPECT_EQ(count, 1);
}

TEST_P(Executor, DoesNothingWhenThereIsNothing) {
  for_each_index(
      0, 2, [](std::size_t) { FAIL(); }, GetParam());
}

TEST_P(Executor, ThrowsTheFirstFailureAfterAllWorkIsDone) {
  std::atomic<int> done = 0;
  const auto work = [&](std::size_t i) {
    ++done;
    if (i == 3) throw std::runtime_error("three");
    if (i == 7) throw std::runtime_error("seven");
  };
  try {
    for_each_index(10, 2, work, GetParam());
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "three");
  }
  EXPECT_EQ(done, 10);
}

// The thread sanitizer has not seen the inside of oneTBB and takes its ways for races.
#ifdef __SANITIZE_THREAD__
const auto kEngines = ::testing::Values(Engine::threads);
#else
const auto kEngines = ::testing::Values(Engine::tbb, Engine::threads);
#endif

INSTANTIATE_TEST_SUITE_P(Engines, Executor, kEngines, [](const auto& test) {
  return test.param == Engine::tbb ? "tbb" : "threads";
});

}  // namespace
}  // namespace hanaproof::parallel::executor_test
