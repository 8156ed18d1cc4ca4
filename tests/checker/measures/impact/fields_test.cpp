#include "checker/measures/impact/counts.h"

#include <gtest/gtest.h>

#include "checker/measures/impact/measurement.h"
#include "tests/checker/measures/impact/rules.h"

namespace hanaproof::impact::fields_test {
namespace {

using testing::pair;

// Another factor for double fields tells of every field of six that is played as one: the grand
// lights (B1, C1) go first, so C(46,6) fields without them, less the C(43,6) without any light.
TEST(Fields, OfOneRoundAreAsManyAsCountedByHand) {
  const auto sides = pair("oishi-tengudo.hachi-hachi", "field.double-factor", "3", 3);
  const auto share = fields_played_differently(sides, 1);
  EXPECT_EQ(share.all, "12271512");  // C(48,6)
  EXPECT_EQ(share.hits, std::to_string(9366819 - 6096454));
  EXPECT_EQ(share.basis, checker::Basis::counted);
}

TEST(Fields, OfSeveralRoundsMultiply) {
  const auto sides = pair("oishi-tengudo.hachi-hachi", "field.double-factor", "3", 3);
  EXPECT_EQ(fields_played_differently(sides, 2).all, std::to_string(12271512LL * 12271512LL));
  EXPECT_EQ(fields_played_differently({sides.front(), sides.front()}, 2).hits, "0");
  EXPECT_THROW(fields_played_differently(sides, 4), Unsupported);
}

}  // namespace
}  // namespace hanaproof::impact::fields_test
