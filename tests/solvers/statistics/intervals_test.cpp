#include "solvers/statistics/intervals.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include "model/cards/dice.h"

namespace hanaproof::statistics::intervals_test {
namespace {

bool covers(const Interval& interval, double value) {
  return interval.low <= value && value <= interval.high;
}

// ---- Shares -------------------------------------------------------------------------------------

// The chance of so many hits or more.
double at_least(int hits, int all, double share) {
  double sum = 0;
  for (int k = hits; k <= all; ++k) {
    sum += std::exp(std::lgamma(all + 1) - std::lgamma(k + 1) - std::lgamma(all - k + 1) +
                    k * std::log(share) + (all - k) * std::log1p(-share));
  }
  return sum;
}

// What makes it Clopper's and Pearson's: at its lower end so many hits or more, and at its upper
// end so many or fewer, come up in one of 40 samples.
TEST(IntervalOfAShare, LeavesOneIn40OnEitherSide) {
  for (const auto& [hits, all] :
       {std::pair{1, 10}, std::pair{5, 10}, std::pair{3, 500}, std::pair{499, 500}}) {
    const Interval interval = interval_of_share(hits, all);
    EXPECT_NEAR(at_least(hits, all, interval.low), 0.025, 1e-6) << hits << " of " << all;
    EXPECT_NEAR(1 - at_least(hits + 1, all, interval.high), 0.025, 1e-6) << hits << " of " << all;
  }
}

// A share of which no sample of n has seen anything in one of 40: (1 - p)^n = 0.025. The rule of
// three, with 3.7 for both sides.
TEST(IntervalOfAShare, OfNoneIsBounded) {
  for (const double all : {10.0, 2000.0, 9600.0}) {
    const Interval interval = interval_of_share(0, all);
    EXPECT_EQ(interval.low, 0);
    EXPECT_NEAR(std::pow(1 - interval.high, all), 0.025, 1e-9);
    EXPECT_EQ(interval_of_share(all, all).high, 1);
    EXPECT_NEAR(interval_of_share(all, all).low, 1 - interval.high, 1e-9);
  }
  EXPECT_EQ(interval_of_share(0, 0), Interval());
}

// Summed over everything that a sample may show: 95 % or more, for any share. That of Wilson would
// leave out a share of 0.17 / n in one of six samples.
TEST(IntervalOfAShare, CoversEveryShareIn95Of100SamplesAtLeast) {
  constexpr int kAll = 400;
  std::vector<Interval> intervals;
  for (int hits = 0; hits <= kAll; ++hits) intervals.push_back(interval_of_share(hits, kAll));
  for (const double share : {0.0001, 0.00043, 0.001, 0.0046, 0.0092, 0.02, 0.1, 0.37, 0.5, 0.995}) {
    double covered = 0;
    for (int hits = 0; hits <= kAll; ++hits) {
      if (!covers(intervals[static_cast<std::size_t>(hits)], share)) continue;
      covered += at_least(hits, kAll, share) - (hits < kAll ? at_least(hits + 1, kAll, share) : 0);
    }
    EXPECT_GE(covered, 0.95 - 1e-9) << share;
  }
}

// ---- Means --------------------------------------------------------------------------------------

// Ten hits as often 1 as 3: the mean is 2, the variance 10/9, and Student's t of nine degrees 2.262
// by any printed table. They lie even about the mean, so there is nothing to correct.
TEST(IntervalOfAMean, OfWhatLiesEvenIsStudents) {
  MeanOfHits hits;
  for (int i = 0; i < 10; ++i) hits.add(1, i % 2 == 0 ? 1 : 3);
  const auto interval = hits.interval();
  ASSERT_TRUE(interval);
  const double half = 2.262157 * std::sqrt(10.0 / 9 / 10);
  EXPECT_DOUBLE_EQ(hits.mean(), 2);
  EXPECT_NEAR(interval->low, 2 - half, 1e-6);
  EXPECT_NEAR(interval->high, 2 + half, 1e-6);
}

// One large one among small ones: more of them may be above what was seen than below.
TEST(IntervalOfAMean, ReachesFartherToTheLongSide) {
  MeanOfHits hits;
  for (int i = 0; i < 20; ++i) hits.add(1, i == 0 ? 20 : 1);
  const auto interval = hits.interval();
  ASSERT_TRUE(interval);
  EXPECT_GT(interval->high - hits.mean(), hits.mean() - interval->low);
}

TEST(IntervalOfAMean, OfFewHitsIsNone) {
  MeanOfHits hits;
  for (int i = 0; i < 9; ++i) hits.add(1, i);
  hits.add(0, 0);
  EXPECT_FALSE(hits.interval()) << "a group without a hit says nothing";
  hits.add(1, 9);
  EXPECT_TRUE(hits.interval());
}

TEST(IntervalOfAMean, LiesAsFarBelowZeroAsAbove) {
  MeanOfHits hits;
  MeanOfHits negative;
  for (int i = 0; i < 20; ++i) {
    hits.add(1, i == 0 ? 20 : 1);
    negative.add(1, i == 0 ? -20 : -1);
  }
  EXPECT_NEAR(negative.interval()->low, -hits.interval()->high, 1e-12);
  EXPECT_NEAR(negative.interval()->high, -hits.interval()->low, 1e-12);
}

TEST(IntervalOfAMean, OfHitsThatAreAlikeIsAPoint) {
  MeanOfHits hits;
  for (int i = 0; i < 50; ++i) hits.add(1, 5);
  EXPECT_EQ(hits.interval(), (Interval{5, 5}));
}

// Points of yaku times factors, as they come out in Koi-Koi: small mostly.
struct Points {
  std::array<int, 10> weights = {20, 12, 10, 8, 12, 8, 5, 4, 3, 2};
  std::array<int, 10> points = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12};
  std::array<int, 3> factor_weights = {75, 20, 5};
  std::array<int, 3> factors = {1, 2, 4};

  double mean() const { return mean_of(weights, points) * mean_of(factor_weights, factors); }
  double draw(cards::Dice& dice) const {
    const int yaku = drawn(weights, points, dice);
    return yaku * drawn(factor_weights, factors, dice);
  }

 private:
  template <std::size_t N>
  static double mean_of(const std::array<int, N>& weight, const std::array<int, N>& value) {
    return static_cast<double>(std::inner_product(weight.begin(), weight.end(), value.begin(), 0)) /
           std::reduce(weight.begin(), weight.end());
  }
  template <std::size_t N>
  static int drawn(const std::array<int, N>& weight, const std::array<int, N>& value,
                   cards::Dice& dice) {
    int rest = dice.roll(std::reduce(weight.begin(), weight.end()));
    std::size_t i = 0;
    while (rest >= weight[i]) rest -= weight[i++];
    return value[i];
  }
};

constexpr int kSamples = 600;

TEST(IntervalOfAMean, CoversAMeanThatIsKnown) {
  Points points;
  const double mean = points.mean();
  cards::Dice dice(1);
  for (const int hits : {15, 40, 400}) {
    int covered = 0;
    for (int sample = 0; sample < kSamples; ++sample) {
      MeanOfHits all;
      for (int i = 0; i < hits; ++i) all.add(1, points.draw(dice));
      covered += covers(*all.interval(), mean) ? 1 : 0;
    }
    // 570 are 95 %, with a deviation of 5.3; of few hits that are so uneven it is somewhat less.
    EXPECT_GE(covered, hits < 100 ? 535 : 554) << hits;
    EXPECT_LE(covered, 590) << hits;
  }
}

// Matches whose hits are all worth the same tell as much as one hit each.
TEST(IntervalOfAMean, OfHitsThatHangTogetherKnowsIt) {
  Points points;
  const double mean = points.mean();
  cards::Dice dice(1);
  int covered = 0;
  int as_if_apart = 0;
  for (int sample = 0; sample < kSamples; ++sample) {
    MeanOfHits matches;
    MeanOfHits rounds;
    for (int match = 0; match < 60; ++match) {
      const auto hits = 1 + static_cast<std::uint64_t>(dice.roll(12));
      const double each = points.draw(dice);
      matches.add(hits, static_cast<double>(hits) * each);
      for (std::uint64_t i = 0; i < hits; ++i) rounds.add(1, each);
    }
    covered += covers(*matches.interval(), mean) ? 1 : 0;
    as_if_apart += covers(*rounds.interval(), mean) ? 1 : 0;
  }
  EXPECT_GE(covered, 540);
  EXPECT_LT(as_if_apart, 400);
}

// ---- Products -----------------------------------------------------------------------------------

TEST(IntervalOfAProduct, OfOneThatIsKnownIsThatOfTheOther) {
  const Interval product = interval_of_product(0.2, {0.1, 0.3}, 5, {5, 5});
  EXPECT_NEAR(product.low, 0.5, 1e-12);
  EXPECT_NEAR(product.high, 1.5, 1e-12);
  EXPECT_EQ(interval_of_product(0.2, {0, 0.3}, 5, {4, 6}).low, 0);
}

TEST(IntervalOfAProduct, CoversWhatIsExpectedInARound) {
  constexpr int kOneIn = 50;
  constexpr double kShare = 1.0 / kOneIn;
  constexpr int kRounds = 3000;
  Points points;
  const double expected = kShare * points.mean();
  cards::Dice dice(1);
  int covered = 0;
  for (int sample = 0; sample < kSamples; ++sample) {
    int hits = 0;
    for (int round = 0; round < kRounds; ++round) hits += dice.roll(kOneIn) == 0 ? 1 : 0;
    MeanOfHits mean;
    for (int i = 0; i < hits; ++i) mean.add(1, points.draw(dice));
    const Interval product =
        interval_of_product(static_cast<double>(hits) / kRounds, interval_of_share(hits, kRounds),
                            mean.mean(), *mean.interval());
    covered += covers(product, expected) ? 1 : 0;
  }
  EXPECT_GE(covered, 554);
  EXPECT_LE(covered, 590);
}

}  // namespace
}  // namespace hanaproof::statistics::intervals_test
