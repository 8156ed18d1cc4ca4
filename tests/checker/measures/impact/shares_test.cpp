#include "checker/measures/impact/measurement.h"

#include <gtest/gtest.h>

namespace hanaproof::impact::shares_test {
namespace {

using statistics::MeanOfHits;
using statistics::Sample;

TEST(Shares, TellsTheMeanOverItsHits) {
  Sample sample;
  sample.add(true, 5);
  sample.add(false, 0);
  sample.add(true, 2);
  sample.add(false, 0);
  const checker::Share share = sampled_share(sample, "rounds", "uniform random", 9);
  EXPECT_EQ(share.basis, checker::Basis::simulated);
  EXPECT_EQ(share.hits, "2");
  EXPECT_EQ(share.all, "4");
  EXPECT_EQ(share.most_points, 5);
  EXPECT_DOUBLE_EQ(*share.mean_points, 3.5);
  EXPECT_EQ(share.seed, 9U);
  EXPECT_LT(share.low, 0.5);
  EXPECT_GT(share.high, 0.5);
  EXPECT_FALSE(share.mean_low) << "two hits";
  EXPECT_EQ(share.parted, 0U);
}

TEST(Shares, TellsTheIntervalOfTheMeanAndWhereLinesParted) {
  Sample sample;
  MeanOfHits mean;
  for (int i = 0; i < 12; ++i) {
    sample.add({true, i, static_cast<double>(i), i % 3 == 0});
    sample.add({false, 100, 100, true});
    mean.add(1, i);
  }
  const checker::Share share = sampled_share(sample, "rounds", "uniform random", 9);
  EXPECT_EQ(share.parted, 4U) << "of the hits";
  EXPECT_EQ(share.mean_low, mean.interval()->low);
  EXPECT_EQ(share.mean_high, mean.interval()->high);
  // The same by matches: as much as three of them tell, which is too little.
  Sample matches;
  for (int i = 0; i < 12; ++i) {
    matches.add(true, i);
    if (i % 4 == 3) matches.end_match();
  }
  const checker::Share of_matches = sampled_share(matches, "rounds", "uniform random", 9);
  EXPECT_EQ(of_matches.mean_points, share.mean_points);
  EXPECT_FALSE(of_matches.mean_low);
}

// Luck that is taken off can leave less than nothing by chance.
TEST(Shares, AreNotBelowZero) {
  Sample sample;
  for (int i = 0; i < 12; ++i) sample.add({true, 5, i == 0 ? -2.0 : -1.0, true, -1, -2});
  for (int i = 0; i < 12; ++i) sample.add(false, 0);
  const checker::Share share = sampled_share(sample, "rounds", "uniform random", 9);
  EXPECT_EQ(share.most_points, 5);
  EXPECT_EQ(share.mean_points, 0);
  EXPECT_EQ(share.mean_low, 0);
  EXPECT_EQ(share.mean_high, 0);
  EXPECT_EQ(share.winner->value, 0);
  EXPECT_EQ(share.dealer->value, -2) << "the second side gives the dealer less";
}

// How often another seat wins is told of all rounds, what the dealer gets of the hits.
TEST(Shares, TellsWhoGains) {
  Sample sample;
  for (int i = 0; i < 20; ++i) sample.add({true, 5, 5, false, i % 2, i % 2 == 0 ? 1 : 4});
  for (int i = 0; i < 20; ++i) sample.add(false, 0);
  const checker::Share share = sampled_share(sample, "rounds", "uniform random", 9);
  EXPECT_DOUBLE_EQ(share.winner->value, 0.25);
  EXPECT_LT(*share.winner->low, 0.25);
  EXPECT_GT(*share.winner->high, 0.25);
  EXPECT_DOUBLE_EQ(share.dealer->value, 2.5);
  EXPECT_TRUE(share.dealer->low && share.dealer->high);
}

TEST(Shares, OfEverythingHasNoIntervals) {
  Sample all;
  for (int i = 0; i < 12; ++i) all.add(true, i);
  const checker::Share share = counted_share(all, "deals");
  EXPECT_EQ(share.basis, checker::Basis::counted);
  EXPECT_DOUBLE_EQ(*share.mean_points, 5.5);
  EXPECT_FALSE(share.mean_low);
  EXPECT_FALSE(share.parted);
}

TEST(Shares, SettlesNothingWhereNoPointsDiffer) {
  Sample sample;
  sample.add(true, 0);
  const checker::Share share = sampled_share(sample, "rounds", "uniform random", 1);
  EXPECT_FALSE(share.most_points);
  EXPECT_FALSE(share.mean_points);
}

}  // namespace
}  // namespace hanaproof::impact::shares_test
