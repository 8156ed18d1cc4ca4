#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::ranks_test {
namespace {

using ::testing::HasSubstr;

TEST(RanksCommand, ShowsTheKoreanCircle) {
  const Result run = hanaproof("ranks --edition korean.seotda --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["hands"], 190);
  EXPECT_EQ(document["strict_weak_order"], false);
  EXPECT_EQ(document["circle"].size(), 3U);
  EXPECT_EQ(document["three_players"]["deals"], 581400);
  std::size_t hands = 0;
  for (const auto& one : document["classes"]) hands += one["hands"].get<std::size_t>();
  EXPECT_EQ(hands, 190U);
}

TEST(RanksCommand, SaysItInWords) {
  const Result run = hanaproof("ranks --edition korean.seotda");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("Beating is no order."));
  EXPECT_THAT(run.out, HasSubstr("A shortest circle: "));
  EXPECT_THAT(hanaproof("ranks --edition korean.seotda --rule combination.inspector=none "
                        "--rule combination.pair-catcher=none")
                  .out,
              HasSubstr("Beating is an order"));
}

TEST(RanksCommand, WantsABettingGame) {
  const Result run = hanaproof("ranks --edition hana-awase.pl");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("ranks does not work, because cards are captured"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::ranks_test
