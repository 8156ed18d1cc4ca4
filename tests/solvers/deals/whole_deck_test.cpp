// All hands of the whole deck, gone through.
#include <gtest/gtest.h>

#include "tests/solvers/deals/enumerate.h"

namespace hanaproof::deals::testing::whole_deck_test {
namespace {

// 377,348,994 of them.
TEST(WholeDeck, AreAllHandsOfEightCards) {
  const auto seen = enumerate_hands(cards::kMonths, 8, read);
  std::int64_t all = 0;
  for (const std::int64_t hands : seen) all += hands;
  EXPECT_EQ(all, 377'348'994);
  std::size_t kinds = 0;
  for (const Alike& alike : count_deals({1, 8, 0}).alike) {
    for (std::size_t h = 0; h < kHoldings; ++h) {
      if (alike.hands[h] == 0) continue;
      EXPECT_TRUE(alike.deals == seen[h]) << h;
      ++kinds;
    }
  }
  EXPECT_EQ(kinds, 4U);
  EXPECT_EQ(seen[static_cast<std::size_t>(Holding::pairs_and_month)], 0);
}

}  // namespace
}  // namespace hanaproof::deals::testing::whole_deck_test
