#include "solvers/statistics/sample.h"

#include <gtest/gtest.h>

#include "model/cards/dice.h"

namespace hanaproof::statistics::sample_test {
namespace {

bool draw(cards::Dice& dice, double share) {
  return static_cast<double>(dice.next()) < share * 0x1p64;
}

Sample seen(std::uint64_t hits, std::uint64_t rounds) {
  Sample all;
  all.hits = hits;
  all.rounds = rounds;
  return all;
}

TEST(Sample, HasAsManyRoundsAsThePilotAsksFor) {
  const Precision precision{0.001, 0.1, 1000, 100000};
  EXPECT_EQ(rounds_wanted(seen(500, 1000), precision), 1000U) << "0.031 is below a tenth of 0.5";
  // A tenth of a share of 0.1 is 1.96 sqrt(0.1 x 0.9 / n): n = 3457; that whole rounds are counted
  // takes half a round more on either side, 1 / 2n.
  EXPECT_NEAR(static_cast<double>(rounds_wanted(seen(100, 1000), precision)), 3557, 10);
  // Of none: 1 - 0.025^(1/n) = 0.002.
  EXPECT_NEAR(static_cast<double>(rounds_wanted(seen(0, 1000), precision)), 1843, 1);
  EXPECT_EQ(rounds_wanted(seen(100, 100000), {0.00001, 0, 1000, 100000}), 100000U) << "no more";
  EXPECT_EQ(rounds_wanted(seen(1, 10), {0.00001, 0.1, 1000, 10}), 10U) << "most before least";
}

// A share that is known, drawn with the precision that the command has: on the mean it is met, and
// 95 of 100 intervals cover it. A sample that ended as soon as it was narrow enough would be too
// low by a sixth or more for the rarer ones.
TEST(Sample, MeetsKnownSharesOnTheMeanAndCoversThem) {
  constexpr int kSamples = 400;
  for (const double share : {0.0005, 0.002, 0.01, 0.3}) {
    cards::Dice dice(1);
    int covered = 0;
    double sum = 0;
    for (int i = 0; i < kSamples; ++i) {
      const Sample sample =
          sampled(Precision(), [&](std::uint64_t, Sample& all) { all.add(draw(dice, share), 0); });
      const double found = static_cast<double>(sample.hits) / static_cast<double>(sample.rounds);
      sum += found;
      const Interval interval = sample.interval();
      covered += interval.low <= share && share <= interval.high ? 1 : 0;
    }
    // 380 expected, and a standard deviation of 4.4.
    EXPECT_GE(covered, 362) << share;
    EXPECT_NEAR(sum / kSamples, share, 0.04 * share) << share;
  }
}

// Matches of ten rounds that are hits all together or not at all tell as much as one round each.
TEST(Sample, OfRoundsThatHangTogetherCoversTheShare) {
  constexpr double kShare = 0.2;
  constexpr int kSamples = 200;
  cards::Dice dice(1);
  int covered = 0;
  int as_if_apart = 0;
  for (int i = 0; i < kSamples; ++i) {
    const Sample sample = sampled({0, 0, 0, 2000}, [&](std::uint64_t, Sample& all) {
      const bool hit = draw(dice, kShare);
      for (int round = 0; round < 10; ++round) all.add(hit, 0);
      all.end_match();
    });
    EXPECT_NEAR(sample.alike(), 10, 0.1);
    const auto covers = [&](const Interval& one) {
      return one.low <= kShare && kShare <= one.high;
    };
    covered += covers(sample.interval()) ? 1 : 0;
    as_if_apart += covers(interval_of_share(static_cast<double>(sample.hits), 2000)) ? 1 : 0;
  }
  EXPECT_GE(covered, 178);  // 190 expected, and a standard deviation of 3.1
  EXPECT_LT(as_if_apart, 150);
}

TEST(Sample, OfMatchesWhoseRoundsAreApartLosesLittle) {
  cards::Dice dice(1);
  const Sample sample = sampled({0, 0, 0, 20000}, [&](std::uint64_t, Sample& all) {
    for (int round = 0; round < 10; ++round) all.add(draw(dice, 0.2), 0);
    all.end_match();
  });
  EXPECT_LT(sample.alike(), 1.15);
  EXPECT_EQ(seen(0, 10).alike(), 1);
}

}  // namespace
}  // namespace hanaproof::statistics::sample_test
