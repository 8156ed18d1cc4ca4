#include "solvers/parallel/executor.h"

#include <atomic>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>

namespace hanaproof::parallel::executor_test {
namespace {

TEST(Executor, DoesEachPieceOfWorkOnce) {
  std::vector<std::atomic<int>> done(1000);
  for_each_index(done.size(), 4, [&](std::size_t i) { ++done[i]; });
  for (const auto& count : done) EXPECT_EQ(count, 1);
}

TEST(Executor, DoesNothingWhenThereIsNothing) {
  for_each_index(0, 2, [](std::size_t) { FAIL(); });
}

TEST(Executor, ThrowsTheFirstFailureAfterAllWorkIsDone) {
  std::atomic<int> done = 0;
  const auto work = [&](std::size_t i) {
    ++done;
    if (i == 3) throw std::runtime_error("three");
    if (i == 7) throw std::runtime_error("seven");
  };
  try {
    for_each_index(10, 2, work);
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "three");
  }
  EXPECT_EQ(done, 10);
}

}  // namespace
}  // namespace hanaproof::parallel::executor_test
