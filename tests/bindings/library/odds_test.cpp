#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <boost/multiprecision/cpp_int.hpp>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::odds_test {
namespace {

using boost::multiprecision::cpp_int;
using boost::multiprecision::cpp_rational;
using ::testing::HasSubstr;

cpp_rational exact(const Fraction& fraction) {
  return {cpp_int(fraction.numerator), cpp_int(fraction.denominator)};
}

cpp_rational choose(int n, int k) {
  cpp_rational ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

TEST(ApiDealOdds, OfFourOfAMonthAreThoseOfInclusionAndExclusion) {
  const DealOdds odds = deal_odds(Rules(builtin(), "robin-red.koi-koi.en"));
  const auto& four =
      *std::ranges::find(odds.combinations, "four-of-month", &DealOdds::Combination::name);
  // Of a hand of eight cards one month or two.
  const cpp_rational expected = (12 * choose(44, 4) - choose(12, 2)) / choose(48, 8);
  EXPECT_EQ(exact(four.given_hand), expected);
  EXPECT_EQ(exact(four.field), expected);
  EXPECT_GT(exact(four.any_hand), expected);
}

TEST(ApiDealOdds, OfVerdictsAddUpToOne) {
  cpp_rational all = 0;
  for (const auto& [verdict, odds] : deal_odds(Rules(builtin(), "robin-red.koi-koi.en")).verdicts)
    all += exact(odds);
  EXPECT_EQ(all, 1);
  EXPECT_THAT(error_of([] { (void)deal_odds(Rules(builtin(), "korean.seotda")); }),
              HasSubstr("odds of deals are those of capturing games"));
}

TEST(ApiHandOdds, AreThoseOfEveryHandOfTheDeck) {
  const auto hands = hand_odds(Rules(builtin(), "korean.seotda", {.players = 2}));
  ASSERT_EQ(hands.size(), 190U);
  cpp_rational share = 0;
  cpp_rational replayed = 0;
  for (const HandOdds& hand : hands) {
    EXPECT_EQ(exact(hand.win) + exact(hand.tie) + exact(hand.lose) + exact(hand.replay), 1);
    share += exact(hand.equity);
    replayed += exact(hand.replay);
    EXPECT_EQ(hand.cards.size(), 2U);
    EXPECT_GE(hand.rank, 1);
  }
  EXPECT_EQ(share / 190, (1 - replayed / 190) / 2);
  const auto best = std::ranges::min_element(hands, {}, &HandOdds::rank);
  EXPECT_EQ(exact(best->win), 1);
  EXPECT_THAT(error_of([] { (void)hand_odds(Rules(builtin(), "robin-red.koi-koi.en")); }),
              HasSubstr("odds of hands are those of betting games"));
}

TEST(ApiRoundOdds, DoNotHangOnThreads) {
  const Rules rules(builtin(), "robin-red.koi-koi.en");
  RoundOptions options{.rounds = 4000, .seed = 3, .threads = 1};
  const RoundOdds alone = round_odds(rules, options);
  options.threads = 3;
  const RoundOdds together = round_odds(rules, options);
  ASSERT_EQ(alone.won.size(), 2U);
  EXPECT_EQ(alone.rounds, 4000U);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(alone.won[seat].value, together.won[seat].value);
    EXPECT_LT(alone.won[seat].low, alone.won[seat].value);
    EXPECT_GT(alone.won[seat].high, alone.won[seat].value);
  }
  ASSERT_EQ(alone.yaku.size(), rules.yaku().size());
  // Who has a yaku keeps it.
  for (const auto& [id, by_turn] : alone.yaku)
    EXPECT_TRUE(std::ranges::is_sorted(by_turn, {}, &Estimate::value)) << id;
}

TEST(ApiRoundOdds, RefuseOtherGamesAndNoRounds) {
  EXPECT_THAT(error_of([] { (void)round_odds(Rules(builtin(), "korean.seotda")); }),
              HasSubstr("capturing games"));
  EXPECT_THAT(
      error_of([] { (void)round_odds(Rules(builtin(), "robin-red.koi-koi.en"), {.rounds = 0}); }),
      HasSubstr("expected 1 or more"));
}

}  // namespace
}  // namespace hanaproof::api_test::odds_test
