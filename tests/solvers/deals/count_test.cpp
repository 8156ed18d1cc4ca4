// Deals counted by month against deals gone through card by card.
#include "solvers/deals/count.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include "solvers/deals/odds.h"
#include "tests/solvers/deals/enumerate.h"

namespace hanaproof::deals::testing::count_test {
namespace {

Count choose(int n, int k) {
  Count ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

// What a given hand holds, over all deals of the shape.
Count given(const Shape& shape, Combination combination, Means means = Means::four_months) {
  for (const CombinationOdds& odds : combination_odds(count_deals(shape))) {
    if (odds.combination == combination && odds.means.value_or(means) == means) {
      return odds.given_hand;
    }
  }
  return -1;
}

// Hands of one player, no field.
Shape hand_of(int cards) { return {1, cards, 0}; }

// By inclusion and exclusion over the months that are complete: C(12,1) C(44,4) - C(12,2) C(40,0).
TEST(CountedDeals, HaveTheHandsWithFourOfAMonthThatArithmeticGives) {
  EXPECT_EQ(given(hand_of(8), Combination::four_of_month), 12 * choose(44, 4) - choose(12, 2));
  EXPECT_EQ(given(hand_of(5), Combination::four_of_month), 12 * 44);
  EXPECT_EQ(given(hand_of(4), Combination::four_of_month), 12);
  EXPECT_EQ(given(hand_of(3), Combination::four_of_month), 0);
}

// Eight cards are four pairs of four months in C(12,4) 6^4 ways; with a month's four cards as two
// pairs also as one such month and two pairs, or as two such months.
TEST(CountedDeals, HaveTheHandsOfFourPairsThatArithmeticGives) {
  const Count apart = choose(12, 4) * 6 * 6 * 6 * 6;
  EXPECT_EQ(given(hand_of(8), Combination::four_pairs), apart);
  EXPECT_EQ(given(hand_of(8), Combination::four_pairs, Means::four_of_month_is_two),
            apart + 12 * choose(11, 2) * 6 * 6 + choose(12, 2));
  EXPECT_EQ(given(hand_of(8), Combination::both), 0);
  EXPECT_EQ(given(hand_of(8), Combination::both, Means::four_of_month_is_two),
            12 * choose(11, 2) * 6 * 6 + choose(12, 2));
  for (const Means means : kMeans) EXPECT_EQ(given(hand_of(7), Combination::four_pairs, means), 0);
}

// Two hands of four cards are both complete months, or one is and the other is not.
TEST(CountedDeals, HaveTheTwoHandsOfFourCardsThatArithmeticGives) {
  const Counts counts = count_deals({2, 4, 0});
  const CombinationOdds odds = combination_odds(counts).front();
  EXPECT_EQ(odds.several_hands, 12 * 11);
  EXPECT_EQ(odds.in_hands[1], 2 * (12 * choose(44, 4) - 12 * 11));
  EXPECT_EQ(counts.deals, choose(48, 4) * choose(44, 4));
}

TEST(CountedDeals, AddUpToAllDeals) {
  for (const Shape& shape : {Shape{2, 8, 8}, Shape{2, 10, 8}, Shape{3, 7, 6}, Shape{4, 5, 8},
                             Shape{5, 4, 8}, Shape{6, 3, 12}, Shape{7, 3, 6}, Shape{12, 4, 0}}) {
    const Counts counts = count_deals(shape);
    Count sum = 0;
    for (const Alike& alike : counts.alike) {
      EXPECT_GT(alike.deals, 0);
      sum += alike.deals;
    }
    EXPECT_EQ(sum, counts.deals);
  }
}

// Twelve hands of four cards are all complete months in 12! ways.
TEST(CountedDeals, OfTwelveHandsOfFourHaveOneCompleteMonthEach) {
  Count factorial = 1;
  for (int i = 2; i <= 12; ++i) factorial *= i;
  EXPECT_EQ(combination_odds(count_deals({12, 4, 0})).front().in_hands[12], factorial);
}

// The field is dealt like a hand.
TEST(CountedDeals, AreTheSameForAHandAndAFieldOfEqualSize) {
  for (const int cards : {6, 8, 10}) {
    const auto all = combination_odds(count_deals({2, cards, cards}));
    for (const CombinationOdds& odds : all) EXPECT_EQ(odds.given_hand, odds.field);
  }
}

TEST(CountedDeals, AreThoseGoneThroughOnSmallDecks) {
  for (const Shape& shape :
       {Shape{2, 4, 4, 3}, Shape{1, 8, 6, 4}, Shape{2, 8, 0, 4}, Shape{1, 8, 8, 4},
        Shape{2, 4, 8, 4}, Shape{3, 4, 0, 3}, Shape{3, 5, 1, 4}, Shape{4, 4, 0, 4},
        Shape{2, 10, 0, 5}, Shape{1, 9, 3, 5}, Shape{1, 8, 0, 6}, Shape{1, 4, 8, 5}}) {
    EXPECT_EQ(difference(count_deals(shape), enumerate_deals(shape, read)), "")
        << shape.players << " hands of " << shape.hand << ", field " << shape.field << ", months "
        << shape.months;
  }
}

Count deals_of(const Shape& shape) {
  Count deals = choose(shape.cards() - shape.players * shape.hand, shape.field);
  for (int p = 0; p < shape.players; ++p) {
    deals *= choose(shape.cards() - p * shape.hand, shape.hand);
  }
  return deals;
}

// A small deck, and a deal of it that has not too many ways.
Shape any_shape() {
  Shape shape;
  shape.months = *rc::gen::inRange(1, 6);
  shape.hand = *rc::gen::inRange(0, std::min(10, shape.cards()) + 1);
  shape.players = *rc::gen::inRange(1, 5);
  while (shape.players * shape.hand > shape.cards()) --shape.players;
  const int left = shape.cards() - shape.players * shape.hand;
  shape.field = *rc::gen::inRange(0, std::min(10, left) + 1);
  while (deals_of(shape) > 200'000) {
    int& less = shape.players > 1 ? shape.players : shape.field > 0 ? shape.field : shape.hand;
    --less;
  }
  return shape;
}

RC_GTEST_PROP(CountedDeals, AreThoseGoneThroughOnAnySmallDeck, ()) {
  const Shape shape = any_shape();
  RC_CLASSIFY(shape.players > 1 && shape.hand >= 4, "several hands");
  RC_CLASSIFY(shape.hand >= 8, "hands that can hold four pairs");
  RC_CLASSIFY(shape.field >= 8, "fields that can hold four pairs");
  RC_LOG() << shape.players << " hands of " << shape.hand << ", field " << shape.field
           << ", months " << shape.months;
  RC_ASSERT(difference(count_deals(shape), enumerate_deals(shape, read)) == "");
}

// All hands of eight cards of eight months; tests/solvers/deals/whole_deck_test.cpp has all twelve.
TEST(CountedHands, AreThoseGoneThrough) {
  for (const int cards : {4, 7, 8}) {
    const auto seen = enumerate_hands(8, cards, read);
    for (const Alike& alike : count_deals({1, cards, 0, 8}).alike) {
      for (std::size_t h = 0; h < kHoldings; ++h) {
        if (alike.hands[h] == 0) continue;
        EXPECT_TRUE(alike.deals == seen[h]) << cards << " cards, " << h;
      }
    }
  }
}

// Three cards of a month are no pair and a half, a month's four cards no single pair: readers that
// are wrong about this are found.
TEST(CountedDeals, DisagreeWithAWrongReader) {
  const auto three_for_a_pair = [](Bits cards) {
    return holding_of(months_with(cards, 3), months_with(cards, 4));
  };
  const auto fours_are_no_pair = [](Bits cards) {
    const int fours = months_with(cards, 4);
    return holding_of(months_with(cards, 2) - fours, fours);
  };
  const Shape shape{1, 8, 8, 4};
  EXPECT_NE(difference(count_deals(shape), enumerate_deals(shape, three_for_a_pair)), "");
  EXPECT_NE(difference(count_deals(shape), enumerate_deals(shape, fours_are_no_pair)), "");
}

TEST(CountedDeals, RefuseWhatCannotBeDealt) {
  EXPECT_THROW(count_deals({4, 10, 10}), std::invalid_argument);
  EXPECT_THROW(count_deals({0, 8, 8}), std::invalid_argument);
  EXPECT_THROW(count_deals({2, 8, 8, 13}), std::invalid_argument);
  EXPECT_THROW(count_deals({2, 8, -1}), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::deals::testing::count_test
