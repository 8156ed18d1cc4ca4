#include "solvers/settlement/splits.h"

#include <gtest/gtest.h>

namespace hanaproof::settlement::splits_test {
namespace {

using cards::CardSet;

Whole power(int base, int exponent) {
  Whole product = 1;
  for (; exponent > 0; --exponent) product *= base;
  return product;
}

// A month goes to one of three piles, or one of six pairs goes to one of three and the other pair
// to one of the two others: each division once is 3 + 6 * 3 * 2 / 2 = 21.
TEST(Splits, AreTwentyOneAMonth) {
  EXPECT_EQ(count_splits(88, 168).all, power(21, 12));
  EXPECT_EQ(count_splits_with_one_left(88, 168).all, 12 * power(21, 11));
}

TEST(Splits, AreAlikeForAllSeats) {
  const Splits splits = count_splits(88, 168);
  EXPECT_EQ(splits.many_of[0], splits.many_of[1]);
  EXPECT_EQ(splits.many_of[0], splits.many_of[2]);
  // Two piles of 168 are more than the deck.
  EXPECT_EQ(splits.double_eight, 3 * splits.many_of[0]);
  EXPECT_EQ(splits.most, 264);
}

// Without one month there are at most 247 points, which are not three times 88.
TEST(Splits, NeedAllCardsForThreeTimesPar) {
  EXPECT_GT(count_splits(88, 168).all_par, 0);
  EXPECT_EQ(count_splits_with_one_left(88, 168).all_par, 0);
  EXPECT_EQ(count_splits_with_one_left(88, 168).most, 247);
}

// Everything in one pile in one way, and each threshold lets more through.
TEST(Splits, CountTheExtremes) {
  EXPECT_EQ(count_splits(88, 264).many_of[0], 1);
  EXPECT_EQ(count_splits(88, 0).double_eight, power(21, 12));
  EXPECT_LT(count_splits(88, 169).many_of[0], count_splits(88, 168).many_of[0]);
}

bool is_sound(const Split& split) {
  CardSet all;
  for (const CardSet pile : split.piles) {
    if (!(all & pile).empty()) return false;
    all |= pile;
    for (cards::Month month = 1; month <= cards::kMonths; ++month) {
      if ((pile & CardSet::month(month)).size() % 2 != 0) return false;
    }
  }
  return all == CardSet::all();
}

TEST(Splits, AreShown) {
  const Split par = par_split(88);
  EXPECT_TRUE(is_sound(par));
  for (const CardSet pile : par.piles) EXPECT_EQ(pile.points(), 88);
  const Split rich = rich_split(168);
  EXPECT_TRUE(is_sound(rich));
  EXPECT_GE(rich.piles[0].points(), 168);
}

// By symmetry a pile has a third of the deck in the mean: the sum over thresholds of those above.
TEST(Splits, HaveAThirdOfTheDeckInTheMean) {
  Whole sum = 0;
  for (int many = 1; many <= 264; ++many) sum += count_splits(88, many).many_of[0];
  EXPECT_EQ(sum, 88 * power(21, 12));
}

}  // namespace
}  // namespace hanaproof::settlement::splits_test
