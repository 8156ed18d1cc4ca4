// What an impact says, held against what was measured again.
#include "checker/editions/recheck/recheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/measures/impact/impact.h"
#include "solvers/statistics/intervals.h"

namespace hanaproof::checker::recount_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Optional;

Share counted() {
  Share share;
  share.of = "deals to two players";
  share.hits = "12";
  share.all = "48";
  share.most_points = 6;
  share.mean_points = 2.5;
  share.by_size = {{2, "1", "4"}};
  return share;
}

Share simulated(std::uint64_t hits, std::uint64_t all) {
  Share share;
  share.basis = Basis::simulated;
  share.of = "rounds of 2 players";
  share.policy = "uniform random";
  share.hits = std::to_string(hits);
  share.all = std::to_string(all);
  share.mean_points = 2;
  const statistics::Interval interval =
      statistics::interval_of_share(static_cast<double>(hits), static_cast<double>(all));
  share.low = interval.low;
  share.high = interval.high;
  return share;
}

Impact impact_of(std::vector<Share> shares) {
  Impact impact;
  impact.shares = std::move(shares);
  impact::weigh(impact);
  return impact;
}

TEST(Recount, HoldsForTheSame) {
  const Impact then = impact_of({counted(), simulated(600, 6000)});
  EXPECT_EQ(difference(then, then), std::nullopt);
  // A tenth in a smaller sample is 200 of 2000, give or take some 13.
  for (const std::uint64_t hits : {180U, 200U, 220U}) {
    EXPECT_EQ(difference(then, impact_of({counted(), simulated(hits, 2000)})), std::nullopt);
  }
}

TEST(Recount, TellsAnyCountThatIsNotTheSame) {
  const Impact now = impact_of({counted()});
  const auto with = [&](auto change) {
    Impact then = now;
    change(then.shares[0]);
    return difference(then, now);
  };
  EXPECT_THAT(
      with([](Share& share) { share.hits = "13"; }),
      Optional(HasSubstr("exactly 13 of 48 and their points, counted again it is 12 of 48")));
  EXPECT_TRUE(with([](Share& share) { share.all = "49"; }));
  EXPECT_TRUE(with([](Share& share) { share.most_points = 7; }));
  EXPECT_TRUE(with([](Share& share) { share.mean_points = 2.6; }));
  EXPECT_TRUE(with([](Share& share) { share.by_size[0].hits = "2"; }));
  EXPECT_TRUE(with([](Share& share) { share.frequency = false; }));
  EXPECT_THAT(with([](Share& share) { share.of = "rounds"; }),
              Optional(HasSubstr("no share of rounds")));
}

TEST(Recount, TellsSamplesThatNoChanceExplains) {
  const Impact now = impact_of({simulated(200, 2000)});
  EXPECT_THAT(difference(impact_of({simulated(1800, 6000)}), now),
              Optional(HasSubstr("1800 hits of 6000, simulated again it is 200 of 2000")));
  Impact narrow = impact_of({simulated(600, 6000)});
  narrow.shares[0].high -= 0.001;
  EXPECT_THAT(difference(narrow, now), Optional(HasSubstr("the interval of 600 hits of 6000 is")));
  // Twice as wide may be: rounds of one match are alike. So wide that nothing would be told may
  // not.
  Impact wide = impact_of({simulated(200, 2000)});
  const double half = (wide.shares[0].high - wide.shares[0].low) / 2;
  wide.shares[0].low -= half;
  wide.shares[0].high += half;
  EXPECT_EQ(difference(wide, now), std::nullopt);
  wide.shares[0].high = 1;
  EXPECT_THAT(difference(wide, now), Optional(HasSubstr("the interval of 200 hits of 2000 is")));
  Impact odd = impact_of({simulated(600, 6000)});
  odd.shares[0].hits = "many";
  EXPECT_THAT(difference(odd, now), Optional(HasSubstr("no sample")));
}

TEST(Recount, TellsWhatWasAddedLeftOutOrWeighedOtherwise) {
  const Impact now = impact_of({counted(), simulated(200, 2000)});
  EXPECT_THAT(difference(impact_of({counted()}), now), Optional(HasSubstr("1 shares")));
  Impact heavy = now;
  heavy.weight = 48;
  EXPECT_THAT(difference(heavy, now), Optional(HasSubstr("weight")));
  Impact none;
  none.none = "none: nobody knows";
  EXPECT_THAT(difference(none, now), Optional(HasSubstr("nobody knows")));
}

}  // namespace
}  // namespace hanaproof::checker::recount_test
