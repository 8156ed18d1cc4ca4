#include "solvers/parallel/memo.h"

#include <stdexcept>

#include <gtest/gtest.h>

namespace hanaproof::parallel::memo_test {
namespace {

TEST(Memo, FindsOutOnceForEachKey) {
  Memo<int> memo;
  int made = 0;
  const auto make = [&] { return ++made; };
  EXPECT_EQ(*memo.of("a", make), 1);
  EXPECT_EQ(*memo.of("a", make), 1);
  EXPECT_EQ(*memo.of("b", make), 2);
}

TEST(Memo, KeepsNothingOfWhatFailed) {
  Memo<int> memo;
  const auto fails = []() -> int { throw std::runtime_error("timeout"); };
  EXPECT_THROW(memo.of("a", fails), std::runtime_error);
  EXPECT_EQ(*memo.of("a", [] { return 7; }), 7);
}

}  // namespace
}  // namespace hanaproof::parallel::memo_test
