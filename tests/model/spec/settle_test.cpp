#include "model/spec/settle.h"

#include <gmock/gmock.h>

#include "tests/model/spec/table.h"

namespace hanaproof::spec::settle_test {
namespace {

using notation::DealEnd;
using notation::Phase;
using notation::Position;
using ::testing::ElementsAre;
using Answers = std::map<std::string, std::string>;

const std::string kMoonAndCup = "81 91";  // five points

// Seat 0 stopped with five points.
Position stopped(const Rules& rules) {
  Position position = table::at(rules, {.captured = {kMoonAndCup}});
  position.phase = Phase::over;
  position.stopped = 0;
  return position;
}

Position with_calls(Position position, std::vector<int> calls, int last) {
  position.calls = std::move(calls);
  position.last_call = last;
  return position;
}

TEST(Settle, BetweenTwoTheLoserPaysTheWinner) {
  const Rules rules = table::rules();
  const Score result = score(rules, stopped(rules));
  EXPECT_THAT(result.points, ElementsAre(5, 0));
  EXPECT_THAT(result.result, ElementsAre(5, 0));
  EXPECT_THAT(result.payment, ElementsAre(5, -5));
}

TEST(Settle, AmongThreeOrFourEachLoserPaysTheWinner) {
  const Rules three = table::rules({}, 3);
  EXPECT_THAT(score(three, stopped(three)).payment, ElementsAre(10, -5, -5));
  const Rules four = table::rules({}, 4);
  EXPECT_THAT(score(four, stopped(four)).payment, ElementsAre(15, -5, -5, -5));
}

TEST(Settle, ARoundThatGoesOnHasPointsButNoResult) {
  const Rules rules = table::rules();
  const Score result =
      score(rules, table::at(rules, {.hands = {"11", "12"}, .captured = {kMoonAndCup}}));
  EXPECT_THAT(result.points, ElementsAre(5, 0));
  EXPECT_TRUE(result.result.empty());
  EXPECT_TRUE(result.payment.empty());
}

TEST(Settle, AnOpponentsCallMultipliesTheWinnersPoints) {
  const Rules rules = table::rules({{"score.counter", "2"}});
  EXPECT_THAT(score(rules, with_calls(stopped(rules), {0, 1}, 1)).payment, ElementsAre(10, -10));
  EXPECT_THAT(score(rules, with_calls(stopped(rules), {1, 0}, 0)).payment, ElementsAre(5, -5));
}

TEST(Settle, AFormulaKnowsWhoCalledHowOftenWhoDealsAndWhichRoundItIs) {
  const auto payment = [](const std::string& formula, int players = 2) {
    const Rules rules = table::rules({{"score.factor", formula}}, players);
    Position position = with_calls(stopped(rules), {1, 2, 3, 0}, 2);
    if (players == 2) position = with_calls(stopped(rules), {1, 2}, 1);
    position.dealer = 1;
    position.round = 7;
    return score(rules, position).payment.front();
  };
  EXPECT_EQ(payment("own"), 5);
  EXPECT_EQ(payment("others"), 10);
  EXPECT_EQ(payment("others", 4), 3 * 5 * 5);  // five calls of opponents, three of whom pay
  EXPECT_EQ(payment("dealer"), 0);
  EXPECT_EQ(payment("round"), 35);
  EXPECT_EQ(payment("2 ^ (own + others)"), 40);
}

TEST(Settle, TheLastCallerPaysAloneWhereTheRuleSaysSo) {
  const Answers alone = {{"score.counter", "2"}, {"payment.after-call", "last-caller-alone"}};
  const Rules rules = table::rules(alone, 3);
  EXPECT_THAT(score(rules, with_calls(stopped(rules), {0, 1, 0}, 1)).payment,
              ElementsAre(10, -10, 0));
  EXPECT_THAT(score(rules, with_calls(stopped(rules), {0, 1, 1}, 2)).payment,
              ElementsAre(10, 0, -10));
  EXPECT_THAT(score(rules, stopped(rules)).payment, ElementsAre(10, -5, -5));
}

TEST(Settle, WhereTheWinnerCalledLastTheLastOfTheOthersPaysOrNobodyDoes) {
  const auto payment = [](const std::string& rule) {
    const Rules rules = table::rules({{"score.counter", "2"},
                                      {"payment.after-call", "last-caller-alone"},
                                      {"payment.last-caller", rule}},
                                     3);
    return score(rules, with_calls(stopped(rules), {1, 1, 0}, 0)).payment;
  };
  EXPECT_THAT(payment("last-other"), ElementsAre(10, -10, 0));
  EXPECT_THAT(payment("last-of-all"), ElementsAre(10, -5, -5));
}

TEST(Settle, EveryoneScoresTheirYakuWhereTheRuleSaysSo) {
  const auto result = [](const std::string& rule) {
    const Rules rules = table::rules({{"score.who", rule}});
    Position position = stopped(rules);
    position.captured[1] = table::set("42 52");  // two ribbons, two points
    return score(rules, position);
  };
  EXPECT_THAT(result("stopper").payment, ElementsAre(5, -5));
  EXPECT_THAT(result("everyone").result, ElementsAre(5, 2));
  EXPECT_THAT(result("everyone").payment, ElementsAre(3, -3));
}

TEST(Settle, EachMemberOfALosingTeamPaysOrTheTeamOnce) {
  const auto result = [](const std::string& rule) {
    const Rules rules = table::rules({{"teams.seats", "opposite"}, {"payment.team", rule}}, 4);
    return score(rules, stopped(rules));
  };
  EXPECT_THAT(result("each-member").payment, ElementsAre(5, -5, 5, -5));
  EXPECT_THAT(result("each-member").result, ElementsAre(5, 0, 5, 0));
  EXPECT_THAT(result("once").payment, ElementsAre(5, -5, 0, 0));
}

TEST(Settle, ATeamMakesYakuFromItsCardsTogetherWhereTheRuleSaysSo) {
  const auto points = [](const std::string& rule) {
    const Rules rules = table::rules({{"teams.seats", "opposite"}, {"teams.captured", rule}}, 4);
    return score(rules, table::at(rules, {.captured = {"81", "", "91", ""}})).points;
  };
  EXPECT_THAT(points("own"), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(points("pooled"), ElementsAre(5, 0, 5, 0));
}

TEST(Settle, APartnersCallIsNoOpponentsCall) {
  const Rules rules = table::rules({{"teams.seats", "opposite"}, {"score.counter", "2"}}, 4);
  EXPECT_THAT(score(rules, with_calls(stopped(rules), {0, 0, 1, 0}, 2)).payment,
              ElementsAre(5, -5, 5, -5));
  EXPECT_THAT(score(rules, with_calls(stopped(rules), {0, 1, 0, 0}, 1)).payment,
              ElementsAre(10, -10, 10, -10));
}

Position played_out(const Rules& rules) {
  Position position = table::at(rules, {.captured = {"", kMoonAndCup}});
  position.phase = Phase::over;
  return position;
}

TEST(Settle, ARoundPlayedOutWithoutYakuIsADrawOrSixForTheDealer) {
  const auto payment = [](const std::string& rule, int dealer) {
    const Rules rules = table::rules({{"round.exhausted.no-yaku", rule}});
    Position position = table::at(rules, {});
    position.phase = Phase::over;
    position.dealer = dealer;
    return score(rules, position).payment;
  };
  EXPECT_THAT(payment("draw", 0), ElementsAre(0, 0));
  EXPECT_THAT(payment("dealer-six", 0), ElementsAre(6, -6));
  EXPECT_THAT(payment("dealer-six", 1), ElementsAre(-6, 6));
}

TEST(Settle, ARoundPlayedOutWithoutYakuCanBringTheDealerAnyNumberOfPoints) {
  const Rules rules = table::rules(
      {{"round.exhausted.no-yaku", "dealer-points"}, {"round.exhausted.dealer-points", "3"}});
  Position position = table::at(rules, {});
  position.phase = Phase::over;
  position.dealer = 1;
  EXPECT_THAT(score(rules, position).payment, ElementsAre(-3, 3));
  EXPECT_EQ(winner(rules, position), 1);
}

TEST(Settle, ARoundPlayedOutAfterKoiKoiIsADrawOrScoresTheYakuMade) {
  const auto payment = [](const std::string& rule) {
    const Rules rules = table::rules(
        {{"round.exhausted.after-call", rule}, {"round.exhausted.no-yaku", "dealer-six"}});
    return score(rules, with_calls(played_out(rules), {0, 1}, 1)).payment;
  };
  EXPECT_THAT(payment("draw"), ElementsAre(0, 0));
  EXPECT_THAT(payment("yaku-score"), ElementsAre(-5, 5));
}

TEST(Settle, AVoidDealPaysNothing) {
  const Rules rules = table::rules({{"round.exhausted.no-yaku", "dealer-six"}});
  Position position = table::at(rules, {});
  position.phase = Phase::over;
  position.deal_end = DealEnd::void_deal;
  EXPECT_THAT(score(rules, position).payment, ElementsAre(0, 0));
  EXPECT_EQ(winner(rules, position), -1);
}

TEST(Settle, TheWinnerIsWhoStoppedOrWhoScores) {
  const Rules rules = table::rules({{"round.exhausted.after-call", "yaku-score"}});
  EXPECT_EQ(winner(rules, stopped(rules)), 0);
  EXPECT_EQ(winner(rules, with_calls(played_out(rules), {0, 1}, 1)), 1);
  EXPECT_EQ(winner(rules, played_out(rules)), -1);
}

}  // namespace
}  // namespace hanaproof::spec::settle_test
