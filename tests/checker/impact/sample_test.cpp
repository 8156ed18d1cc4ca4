#include "checker/impact/sample.h"

#include <gtest/gtest.h>

namespace hanaproof::impact {
namespace {

// Numbers from printed tables of Wilson's interval.
TEST(Wilson, IsTheIntervalOfTheTables) {
  EXPECT_NEAR(wilson(5, 10).low, 0.2366, 0.0001);
  EXPECT_NEAR(wilson(5, 10).high, 0.7634, 0.0001);
  EXPECT_EQ(wilson(0, 10).low, 0);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775, 0.0001);
  EXPECT_NEAR(wilson(10, 10).low, 0.7225, 0.0001);
  EXPECT_EQ(wilson(10, 10).high, 1);
  EXPECT_EQ(wilson(0, 0), Interval());
}

TEST(Sample, IsEnoughWhenItsIntervalIsNarrow) {
  const Precision precision{0.001, 0.1, 1000, 100000};
  const auto sample = [](std::uint64_t hits, std::uint64_t rounds) {
    Sample all;
    all.hits = hits;
    all.rounds = rounds;
    return all;
  };
  EXPECT_FALSE(sample(500, 999).enough(precision)) << "too few";
  EXPECT_TRUE(sample(500, 1000).enough(precision)) << "half-width 0.031, below a tenth of 0.5";
  EXPECT_FALSE(sample(10, 1000).enough(precision)) << "half-width 0.006 of 0.01";
  EXPECT_TRUE(sample(0, 2000).enough(precision)) << "half-width 0.00096";
  EXPECT_FALSE(sample(0, 1500).enough(precision)) << "half-width 0.0013";
  EXPECT_TRUE(sample(100, 100000).enough(precision)) << "no more than that";
}

TEST(Sample, TellsTheMeanOverItsHits) {
  Sample sample;
  sample.add(true, 5);
  sample.add(false, 0);
  sample.add(true, 2);
  sample.add(false, 0);
  const checker::Share share = sample.share("rounds", "uniform random", 9);
  EXPECT_EQ(share.basis, checker::Basis::simulated);
  EXPECT_EQ(share.hits, "2");
  EXPECT_EQ(share.all, "4");
  EXPECT_EQ(share.most_points, 5);
  EXPECT_DOUBLE_EQ(*share.mean_points, 3.5);
  EXPECT_EQ(share.seed, 9U);
  EXPECT_LT(share.low, 0.5);
  EXPECT_GT(share.high, 0.5);
}

TEST(Sample, SettlesNothingWhereNoPointsDiffer) {
  Sample sample;
  sample.add(true, 0);
  const checker::Share share = sample.share("rounds", "uniform random", 1);
  EXPECT_FALSE(share.most_points);
  EXPECT_FALSE(share.mean_points);
}

}  // namespace
}  // namespace hanaproof::impact
