// How often findings arise and what hangs on them, as `contradictions --impact` says it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::impact_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kTwo = "contradictions robin-red.koi-koi.fr robin-red.koi-koi.en";

TEST(Impact, IsMeasuredOnRequestOnly) {
  const Result plain = hanaproof(std::string(kTwo) + " --kind translation");
  EXPECT_EQ(plain.status, 0) << plain.err;
  EXPECT_THAT(plain.out, Not(HasSubstr("Impact: ")));
  const Result measured = hanaproof(std::string(kTwo) + " --kind translation --impact");
  EXPECT_EQ(measured.status, 0) << measured.err;
  EXPECT_THAT(measured.out, HasSubstr("Impact: counted: "));
  EXPECT_THAT(measured.out, HasSubstr("Impact: simulated: where it comes up, in "));
  EXPECT_THAT(measured.out, HasSubstr("seed 1"));
}

// Hanami with the moon or with the curtain: both need the sake cup, and exactly one of the two
// lights. Half of the piles hold the cup, and half hold one light of the two and not the other.
// The sake cup and just one of curtain and moon: a quarter of the 8^12 piles. 40 cards come into
// play, so those are not counted of which less than eight cards are missing. With a power of y for
// each pair that is missing, a month is 1 + 6y + y^2, with a card that is held 1 + 3y, with one
// that is not 3y + y^2: of all, (1 + 6y + y^2)^12 up to y^3 is 50,773, and
// 2 (1 + 3y)^2 (3y + y^2) (1 + 6y + y^2)^9 is 10,316.
TEST(Impact, OfTwoYakuOfEqualWorthIsAQuarterOfPiles) {
  const auto document = hanaproof(std::string(kTwo) + " --impact --json").json();
  for (const auto& finding : document["findings"]) {
    if (finding["id"] != "translation/yaku.hanami/2-players/robin-red.koi-koi") continue;
    const auto& share = finding["impact"]["shares"][0];
    EXPECT_EQ(share["basis"], "counted");
    EXPECT_EQ(share["frequency"], false);
    EXPECT_EQ(share["hits"], std::to_string(17179869184 - 10316));
    EXPECT_EQ(share["all"], std::to_string(68719476736 - 50773));
    return;
  }
  FAIL() << "no finding about hanami";
}

TEST(Impact, IsTheSameInEveryRun) {
  const std::string arguments = "contradictions korean.seotda robin-red.sutda.fr --impact --json";
  EXPECT_EQ(hanaproof(arguments).out, hanaproof(arguments).out);
}

}  // namespace
}  // namespace hanaproof::cli::testing::impact_test
