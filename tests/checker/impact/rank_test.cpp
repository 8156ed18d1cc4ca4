#include <gtest/gtest.h>

#include "checker/impact/impact.h"

namespace hanaproof::impact {
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

TEST(Weight, IsWhatRandomPlayExpects) {
  EXPECT_DOUBLE_EQ(*weight_of({counted("500", 9, false), simulated("250", 4, "uniform random"),
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
      *weight_of({counted("5", 2, false), simulated("0", std::nullopt, "uniform random")}), 0);
}

// Both say how often a deal is decided differently: the count does so exactly.
TEST(Weight, OfDealsIsThatOfTheCount) {
  Share deals = counted("10", 6, true);
  deals.of = "deals to 2 players";
  EXPECT_DOUBLE_EQ(*weight_of({deals, simulated("13", 5, "uniform random")}), 0.06);
  // Deals of hands after bets of a witness are other cases than rounds.
  deals.of = "deals of 2 hands, after the bets of the witness";
  EXPECT_DOUBLE_EQ(*weight_of({deals, simulated("13", 5, "uniform random")}), 0.065);
}

TEST(Weight, IsThatOfTheDealsWhereTheSampleHasNone) {
  EXPECT_DOUBLE_EQ(
      *weight_of({counted("1", 6, true), simulated("0", std::nullopt, "uniform random")}), 0.006);
  EXPECT_DOUBLE_EQ(*weight_of({counted("1", 6, true)}), 0.006);
}

TEST(Weight, IsNotKnownFromPilesAlone) {
  EXPECT_FALSE(weight_of({counted("500", 9, false)}));
  EXPECT_FALSE(weight_of({counted("500", std::nullopt, true)}));
  EXPECT_FALSE(weight_of({}));
}

Finding finding(Kind kind, const char* topic, std::optional<double> weight) {
  Finding one;
  one.kind = kind;
  one.topic = topic;
  one.id = topic;
  one.impact.weight = weight;
  return one;
}

TEST(Rank, PutsTheWeightiestFirstAndTheUnknownLast) {
  std::vector<Finding> findings = {finding(Kind::translation, "unknown", std::nullopt),
                                   finding(Kind::gap, "light", 0.5),
                                   finding(Kind::gap, "nothing", 0),
                                   finding(Kind::contradiction, "b", 2),
                                   finding(Kind::gap, "a", 2),
                                   finding(Kind::contradiction, "a", 2)};
  rank(findings);
  std::vector<std::string> order;
  for (const Finding& each : findings)
    order.push_back(std::string(name(each.kind)) + " " + each.id);
  EXPECT_EQ(order, (std::vector<std::string>{"contradiction a", "contradiction b", "gap a",
                                             "gap light", "gap nothing", "translation unknown"}));
}

}  // namespace
}  // namespace hanaproof::impact
