#include "checker/measures/impact/counts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "checker/measures/impact/rounds.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/deal.h"
#include "tests/checker/measures/impact/rules.h"

namespace hanaproof::impact::deals_test {
namespace {

using testing::pair;

// Four cards of a month in a hand of eight: by inclusion and exclusion over the months, 12 x
// C(44,4) hands with one named month, less those with two, C(12,2); of C(48,8). Two hands at once:
// ordered pairs of months, and what is left of the hands.
TEST(Deals, WithAMonthInAHandAreAsManyAsCountedByHand) {
  const auto sides = pair("hana-awase.pl", "hand.four-of-month", "wins");
  const auto share = deals_decided_differently(sides);
  ASSERT_TRUE(share);
  // P(hand A) + P(hand B) - P(both), over C(48,8) C(40,8) C(32,8) deals with the field.
  const auto choose = [](int n, int k) {
    long double ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
  };
  const long double all = choose(48, 8) * choose(40, 8);
  const long double one = (12 * choose(44, 4) - 66) * choose(40, 8);
  // Both: months sets of A (one or two) and of B, disjoint, by inclusion and exclusion.
  long double both = 0;
  for (int a = 1; a <= 2; ++a) {
    for (int b = 1; b <= 2; ++b) {
      const long double sign = (a + b) % 2 == 0 ? 1 : -1;
      both += sign * choose(12, a) * choose(12 - a, b) * choose(48 - 4 * (a + b), 8 - 4 * a) *
              choose(48 - 4 * (a + b) - (8 - 4 * a), 8 - 4 * b);
    }
  }
  const long double expected = (2 * one - both) / all;
  // The field voids some of these first, or not, as the rules have it: it does not here.
  EXPECT_NEAR(static_cast<double>(std::stold(share->hits) / std::stold(share->all)),
              static_cast<double>(expected), 1e-12);
}

TEST(Deals, OfOtherSizesAreNotTheSameDeals) {
  EXPECT_FALSE(deals_decided_differently(pair("hana-awase.pl", "deal.hand-size", "7")));
}

// The earlier month, or the nearer to January: told by months alone, so each pair of months stands
// for 16 pairs of cards, and a pair of cards of one month is told alike.
TEST(Draws, AreAllGoneThrough) {
  const auto sides = pair("robin-red.koi-koi.en", "dealer.first", "nearest-january");
  const auto share = draws_told_differently(sides, cards::CardSet::all());
  ASSERT_TRUE(share);
  EXPECT_EQ(share->all, std::to_string(48 * 47));
  const spec::Rules a(sides[0]);
  const spec::Rules b(sides[1]);
  int months = 0;
  for (int first = 1; first <= 12; ++first) {
    for (int second = 1; second <= 12; ++second) {
      const std::vector<cards::Card> drawn = {cards::Card::of(first, 1),
                                              cards::Card::of(second, 2)};
      if (first != second && spec::first_dealer(a, drawn) != spec::first_dealer(b, drawn)) ++months;
    }
  }
  EXPECT_GT(months, 0);
  EXPECT_EQ(share->hits, std::to_string(16 * months));
}

TEST(Draws, OfManySeatsAreLeft) {
  const auto sides = pair("robin-red.sakura.en", "dealer.first", "nearest-january", 5);
  EXPECT_FALSE(draws_told_differently(sides, cards::CardSet::all()));
}

// The same deals settled by the spec, one by one.
TEST(Showdowns, AreSettledAsTheSpecSettlesThem) {
  const auto sides = pair("robin-red.sutda.fr", "combination.january-february", "none");
  notation::BetRound line{0, {60, 60}, 1, {}, {}, {}};
  const spec::betting::Rules a(sides[0]);
  const spec::betting::Rules b(sides[1]);
  spec::betting::Betting end = spec::betting::begin(a, 0, line.money, line.ante);
  while (!end.over) {
    // As cheaply as can be.
    const auto legal = spec::betting::legal_bets(a, end);
    const auto follow = std::ranges::find(legal, notation::Bet::follow());
    const notation::Bet bet = follow != legal.end() ? *follow : legal.at(legal.size() > 1 ? 1 : 0);
    line.bets.push_back(bet);
    end = spec::betting::bet(a, end, bet);
  }
  const auto share = settled_differently(sides, line);
  ASSERT_TRUE(share);
  EXPECT_EQ(share->all, std::to_string(190 * 153));
  EXPECT_EQ(share->basis, checker::Basis::counted);
  int hits = 0;
  long long points = 0;
  for (const cards::CardSet first : spec::betting::all_hands(a)) {
    for (const cards::CardSet second : spec::betting::all_hands(a)) {
      if (!(first & second).empty()) continue;
      const auto by = [&](const spec::betting::Rules& rules) {
        return spec::betting::settle(rules, {end.dealer,
                                             end.seats,
                                             {spec::betting::standing(rules, first),
                                              spec::betting::standing(rules, second)}});
      };
      const auto one = by(a);
      const auto other = by(b);
      if (one == other) continue;
      ++hits;
      points += std::max(std::abs(one.money[0] - other.money[0]),
                         std::abs(one.money[1] - other.money[1]));
    }
  }
  EXPECT_GT(hits, 0);
  EXPECT_EQ(share->hits, std::to_string(hits));
  EXPECT_DOUBLE_EQ(*share->mean_points, static_cast<double>(points) / hits);
}

}  // namespace
}  // namespace hanaproof::impact::deals_test
