// Arithmetic on all months at once, against going through them one by one.
#include "solvers/engine/months.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hanaproof::engine::months_test {
namespace {

constexpr Bits kDeck = (Bits{1} << 48) - 1;

// All cards of the months of which a set holds as many as `wanted` allows.
template <class Wanted>
Bits months_where(Bits set, Wanted wanted) {
  Bits found = 0;
  for (int month = 0; month < 12; ++month) {
    if (wanted(count(set & whole_month(month)))) found |= whole_month(month);
  }
  return found;
}

RC_GTEST_PROP(Months, AreCountedAllAtOnce, (Bits random)) {
  const Bits set = random & kDeck;
  for (int month = 0; month < 12; ++month) {
    RC_ASSERT(nibble(month_counts(set), month) ==
              static_cast<unsigned>(count(set & whole_month(month))));
  }
  RC_ASSERT(months_with_any(set) == months_where(set, [](int n) { return n > 0; }));
  RC_ASSERT(months_with_two(set) == months_where(set, [](int n) { return n == 2; }));
  RC_ASSERT(months_with_four(set) == months_where(set, [](int n) { return n == 4; }));
}

TEST(Months, OfACard) {
  EXPECT_EQ(month_of(kLightning), kNovember);
  EXPECT_EQ(whole_month_of(kLightning), whole_month(kNovember));
}

}  // namespace
}  // namespace hanaproof::engine::months_test
