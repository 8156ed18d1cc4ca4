#include "model/spec/betting/hands.h"

#include <compare>

#include <gmock/gmock.h>

#include "tests/model/spec/betting/table.h"

namespace hanaproof::spec::betting::hands_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using Answers = std::map<std::string, std::string>;

Standing of(const std::string& hand, const Answers& answers = {}) {
  return standing(table::rules(answers), table::set(hand));
}

// -1, 0 or 1: the first hand is the weaker, equal, the stronger.
int against(const std::string& a, const std::string& b, const Answers& answers = {}) {
  const Rules rules = table::rules(answers);
  const auto order = compare(rules, standing(rules, table::set(a)), standing(rules, table::set(b)));
  return std::is_gt(order) ? 1 : std::is_lt(order) ? -1 : 0;
}

TEST(SutdaHands, TheDeckIsTheCardsThatTheRuleLists) {
  EXPECT_EQ(deck(table::rules()).codes(),
            "13 14 23 24 31 33 43 44 53 54 63 64 73 74 81 83 93 94 A3 A4");
  EXPECT_EQ(all_hands(table::rules()).size(), 190U);  // 20 * 19 / 2
  EXPECT_EQ(all_hands(table::rules({{"deck.cards", R"(["13", "14", "31", "33"])"}})),
            (std::vector{table::set("13 14"), table::set("13 31"), table::set("13 33"),
                         table::set("14 31"), table::set("14 33"), table::set("31 33")}));
}

TEST(SutdaHands, AHandIsTheCombinationThatItMakes) {
  EXPECT_EQ(of("31 81").category(), "curtain-moon");
  EXPECT_EQ(of("31 81").multiplier, 10);
  EXPECT_EQ(of("31 81").place, 0);
  EXPECT_EQ(of("13 24").category(), "january-february");
  EXPECT_EQ(of("13 24").place, 3);
  EXPECT_EQ(of("33 81").category(), "points-1");
}

TEST(SutdaHands, OfSeveralCombinationsAHandIsTheStrongest) {
  const std::string moons = R"-({cards = "any(moon)", multiplier = 9})-";
  const auto with_moons = [&](const std::string& order) {
    return of("31 81", {{"combination.crane-moon", moons}, {"combination.order", order}});
  };
  EXPECT_EQ(with_moons(R"(["crane-moon", "curtain-moon"])").category(), "crane-moon");
  EXPECT_EQ(with_moons(R"(["crane-moon", "curtain-moon"])").multiplier, 9);
  EXPECT_EQ(with_moons(R"(["curtain-moon", "crane-moon"])").category(), "curtain-moon");
  EXPECT_EQ(with_moons(R"(["crane-moon"])").category(), "crane-moon");
}

TEST(SutdaHands, AHandWithoutCombinationIsWorthTheUnitsOfItsMonths) {
  EXPECT_EQ(of("53 63").points, 1);
  EXPECT_EQ(of("53 63").category(), "points-1");
  EXPECT_EQ(of("73 A3").points, 7);
  EXPECT_EQ(of("73 33").points, 0);
  EXPECT_EQ(of("73 A3", {{"points.value", "sum"}}).points, 17);
  EXPECT_EQ(of("73 A3").multiplier, 1);
}

TEST(SutdaHands, CombinationsStandInTheirOrder) {
  EXPECT_EQ(against("31 81", "31 33"), 1);
  EXPECT_EQ(against("13 23", "23 24"), -1);
  EXPECT_EQ(against("13 23", "14 24"), 0);
  EXPECT_EQ(against("13 23", "23 24", {{"combination.order", R"(["january-february", "pair-2"])"}}),
            1);
}

TEST(SutdaHands, MorePointsWinUnlessTheRuleSaysFewer) {
  EXPECT_EQ(against("53 43", "53 63"), 1);  // 9 and 1
  EXPECT_EQ(against("53 63", "A3 14"), 0);  // 1 and 1
  EXPECT_EQ(against("53 43", "53 63", {{"points.order", "low-wins"}}), -1);
}

TEST(SutdaHands, ACombinationBeatsEveryHandThatMakesNone) {
  EXPECT_EQ(against("13 23", "53 43"), 1);
  EXPECT_EQ(against("53 43", "13 23"), -1);
}

TEST(SutdaHands, OrByItsPointsWhereTheRuleSaysSo) {
  const Answers by_points = {{"points.against-combination", "by-points"}};
  EXPECT_EQ(against("13 23", "53 43", by_points), -1);  // 3 and 9
  EXPECT_EQ(against("13 23", "53 63", by_points), 1);   // 3 and 1
  EXPECT_EQ(against("13 23", "A3 33", by_points), 0);   // 3 and 3
}

TEST(SutdaHands, ACombinationInNoOrderCountsByItsPoints) {
  EXPECT_EQ(of("43 73").category(), "badger");
  EXPECT_EQ(of("43 73").place, std::nullopt);
  EXPECT_EQ(of("43 73").multiplier, 5);
  EXPECT_EQ(against("43 73", "53 73"), -1);  // 1 and 2
  EXPECT_EQ(against("43 73", "A3 A4"), 1);   // 1 and 0: no pair of 10 in this book
  EXPECT_EQ(against("43 73", "13 23"), -1);
}

TEST(SutdaHands, ACatcherBeatsWhatItCatchesAndNothingElse) {
  EXPECT_EQ(against("43 73", "31 33"), 1);
  EXPECT_EQ(against("31 81", "43 73"), -1);
  EXPECT_EQ(against("43 73", "23 24"), -1);
  const Rules rules = table::rules();
  EXPECT_TRUE(std::is_lt(
      by_rank(rules, standing(rules, table::set("43 73")), standing(rules, table::set("31 33")))));
}

TEST(SutdaHands, AHandThatAsksForAReplaySaysUpToWhat) {
  EXPECT_EQ(of("43 93").replays_up_to, "pair-2");
  EXPECT_EQ(of("43 93").points, 3);
  EXPECT_EQ(of("53 93").replays_up_to, "");
}

TEST(SutdaHands, WhatWasAskedIsRecorded) {
  const Rules rules = table::rules();
  const auto pair = standing(rules, table::set("31 33"));
  EXPECT_THAT(rules.consulted(),
              ElementsAre("combination.order", "points.value", "combination.pair-3"));
  rules.forget();
  compare(rules, pair, pair);
  EXPECT_THAT(rules.consulted(), Not(Contains("points.order")));
  const auto points = standing(rules, table::set("53 63"));
  compare(rules, points, points);
  EXPECT_THAT(rules.consulted(), Contains("points.order"));
}

}  // namespace
}  // namespace hanaproof::spec::betting::hands_test
