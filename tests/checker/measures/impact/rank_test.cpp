#include <gtest/gtest.h>

#include "checker/measures/impact/impact.h"
#include "tests/books.h"

namespace hanaproof::impact::rank_test {
namespace {

using checker::Basis;
using checker::Finding;
using checker::Kind;
using checker::Share;

Share simulated(const char* hits, std::optional<double> mean, const char* policy) {
  Share share;
  share.basis = Basis::simulated;
  share.hits = hits;
  share.all = "1000";
  share.mean_points = mean;
  share.policy = policy;
  return share;
}

Share counted(const char* hits, std::optional<double> mean, bool frequency) {
  Share share = simulated(hits, mean, "");
  share.basis = Basis::counted;
  share.frequency = frequency;
  return share;
}

double points_of(const std::vector<Share>& shares) { return weight_of(shares).value().points; }

TEST(Weight, IsWhatRandomPlayExpects) {
  EXPECT_DOUBLE_EQ(points_of({counted("500", 9, false), simulated("250", 4, "uniform random"),
                              simulated("900", 4, "greedy")}),
                   1);
}

TEST(Weight, IsNothingWherePointsAreNotSettled) {
  EXPECT_FALSE(weight_of({simulated("250", std::nullopt, "uniform random")}));
  EXPECT_FALSE(weight_of(
      {counted("1", std::nullopt, true), simulated("0", std::nullopt, "uniform random")}));
}

TEST(Weight, IsZeroWhereTheSampleHasNoneAndNothingWasCounted) {
  EXPECT_DOUBLE_EQ(
      points_of({counted("5", 2, false), simulated("0", std::nullopt, "uniform random")}), 0);
}

// Both say how often a deal is decided differently: the count does so exactly.
TEST(Weight, OfDealsIsThatOfTheCount) {
  Share deals = counted("10", 6, true);
  deals.of = "deals to 2 players";
  EXPECT_DOUBLE_EQ(points_of({deals, simulated("13", 5, "uniform random")}), 0.06);
  // Deals of hands after bets of a witness are other cases than rounds.
  deals.of = "deals of 2 hands, after the bets of the witness";
  EXPECT_DOUBLE_EQ(points_of({deals, simulated("13", 5, "uniform random")}), 0.065);
}

TEST(Weight, IsThatOfTheDealsWhereTheSampleHasNone) {
  EXPECT_DOUBLE_EQ(
      points_of({counted("1", 6, true), simulated("0", std::nullopt, "uniform random")}), 0.006);
  EXPECT_DOUBLE_EQ(points_of({counted("1", 6, true)}), 0.006);
}

TEST(Weight, IsNotKnownFromPilesAlone) {
  EXPECT_FALSE(weight_of({counted("500", 9, false)}));
  EXPECT_FALSE(weight_of({counted("500", std::nullopt, true)}));
  EXPECT_FALSE(weight_of({}));
}

TEST(Weight, HasTheIntervalOfWhatWasSimulated) {
  Share share = simulated("250", 4, "uniform random");
  share.low = 0.2;
  share.high = 0.3;
  EXPECT_FALSE(weight_of({share})->interval) << "too few hits";
  share.mean_low = 4;
  share.mean_high = 4;
  const auto weight = weight_of({share});
  ASSERT_TRUE(weight && weight->interval);
  EXPECT_NEAR(weight->interval->low, 0.8, 1e-12);
  EXPECT_NEAR(weight->interval->high, 1.2, 1e-12);
  EXPECT_FALSE(weight_of({counted("1", 6, true)})->interval) << "exact";

  checker::Impact impact;
  impact.shares = {share};
  weigh(impact);
  EXPECT_EQ(impact.weight, 1);
  EXPECT_EQ(impact.weight_low, weight->interval->low);
  EXPECT_EQ(impact.weight_high, weight->interval->high);
  impact.shares = {counted("1", 6, true)};
  weigh(impact);
  EXPECT_EQ(impact.weight, 0.006);
  EXPECT_FALSE(impact.weight_low);
}

TEST(Weight, IsZeroWhereAllIsLuck) {
  Share share = simulated("250", 0, "uniform random");
  share.low = 0.2;
  share.high = 0.3;
  share.mean_low = 0;
  share.mean_high = 2;
  const auto weight = weight_of({share});
  ASSERT_TRUE(weight && weight->interval);
  EXPECT_EQ(weight->points, 0);
  EXPECT_EQ(weight->interval->low, 0);
  EXPECT_NEAR(weight->interval->high, 0.6, 1e-12);
}

Finding finding(Kind kind, const char* topic, std::optional<double> weight,
                const std::vector<std::string>& editions = {"robin-red.koi-koi.fr"}) {
  Finding one;
  one.kind = kind;
  one.topic = topic;
  one.id = topic;
  one.editions = editions;
  one.impact.weight = weight;
  return one;
}

std::vector<std::string> ranked(std::vector<Finding> findings) {
  rank(findings, books::builtin());
  std::vector<std::string> order;
  for (const Finding& each : findings) {
    order.push_back(std::string(name(each.kind)) + " " + each.id);
  }
  return order;
}

TEST(Rank, PutsTheWeightiestFirstAndTheUnknownLast) {
  EXPECT_EQ(
      ranked({finding(Kind::translation, "unknown", std::nullopt), finding(Kind::gap, "light", 0.5),
              finding(Kind::gap, "nothing", 0), finding(Kind::contradiction, "b", 2),
              finding(Kind::gap, "a", 2), finding(Kind::contradiction, "a", 2)}),
      (std::vector<std::string>{"contradiction a", "contradiction b", "gap a", "gap light",
                                "gap nothing", "translation unknown"}));
}

// Hundreds of points change hands in a round of Hachi-Hachi, and in one of Koi-Koi a few: nothing
// follows from that.
TEST(Rank, HoldsPointsAgainstPointsOfTheSameGameOnly) {
  EXPECT_EQ(ranked({finding(Kind::gap, "hachi heavy", 90, {"oishi-tengudo.hachi-hachi"}),
                    finding(Kind::gap, "sakura light", 3, {"robin-red.sakura.en"}),
                    finding(Kind::gap, "koi light", 0.1),
                    finding(Kind::gap, "hachi unknown", {}, {"oishi-tengudo.hachi-hachi"}),
                    finding(Kind::gap, "koi heavy", 2),
                    finding(Kind::gap, "sakura heavy", 4, {"robin-red.sakura.de"})}),
            (std::vector<std::string>{"gap koi heavy", "gap koi light", "gap sakura heavy",
                                      "gap sakura light", "gap hachi heavy", "gap hachi unknown"}));
}

// Betting games are simulated at the same tables, and their coins are alike.
TEST(Rank, TakesBettingGamesTogether) {
  EXPECT_EQ(ranked({finding(Kind::gap, "light", 0.1, {"robin-red.sutda.fr"}),
                    finding(Kind::gap, "heavy", 3, {"korean.seotda", "robin-red.sutda.fr"}),
                    finding(Kind::gap, "middle", 2, {"korean.seotda"})}),
            (std::vector<std::string>{"gap heavy", "gap middle", "gap light"}));
}

// The game is that of the rules that were executed, whoever is silent on the question.
TEST(Rank, GoesByTheRulesThatWereExecuted) {
  Finding base = finding(Kind::gap, "base", 1, {"oishi-tengudo.base"});
  base.witness.outcomes = {{"one", "oishi-tengudo.hachi-hachi", {}, 3, ""}};
  EXPECT_EQ(ranked({base, finding(Kind::gap, "koi", 0.5)}),
            (std::vector<std::string>{"gap koi", "gap base"}));
  EXPECT_THROW(ranked({finding(Kind::gap, "nobody's", 1, {"nobodys.en"})}), rulebook::EditionError);
}

}  // namespace
}  // namespace hanaproof::impact::rank_test
