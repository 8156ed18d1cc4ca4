// A set of numbers as ranges, against a plain set.
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "solvers/runs/unit_set.h"

namespace hanaproof::runs::unit_set_test {
namespace {

RC_GTEST_PROP(UnitSet, HoldsWhatWasInserted, ()) {
  const auto numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40));
  UnitSet set;
  std::set<std::uint64_t> plain;
  for (const int number : numbers) {
    const auto n = static_cast<std::uint64_t>(number);
    RC_ASSERT(set.insert(n) == plain.insert(n).second);
  }
  RC_ASSERT(set.size() == plain.size());
  for (std::uint64_t n = 0; n < 42; ++n) RC_ASSERT(set.contains(n) == plain.contains(n));
  const auto ranges = set.ranges();
  for (std::size_t i = 1; i < ranges.size(); ++i) {
    RC_ASSERT(ranges[i - 1].second < ranges[i].first);
  }
  RC_ASSERT(UnitSet(ranges) == set);
}

TEST(UnitSet, RefusesRangesOutOfOrder) {
  EXPECT_THROW(UnitSet({{5, 6}, {1, 2}}), std::invalid_argument);
  EXPECT_THROW(UnitSet({{1, 3}, {3, 4}}), std::invalid_argument);
  EXPECT_THROW(UnitSet({{1, 1}}), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::runs::unit_set_test
