#include "solvers/odds/table.h"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/solvers/odds/heron.h"

namespace hanaproof::odds::testing::table_test {
namespace {

std::int64_t factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

// Sets of `opponents` disjoint pairs of `cards` cards.
std::int64_t sets_of_hands(int cards, int opponents) {
  std::int64_t ways = 1;
  for (int i = 0; i < opponents; ++i) ways *= (cards - 2 * i) * (cards - 2 * i - 1) / 2;
  return ways / factorial(opponents);
}

const std::vector<Table>& tables() {
  static const std::vector<Table> all = count_tables(heron());
  return all;
}

TEST(OddsTables, ThereIsOneForEachNumberOfPlayers) {
  ASSERT_EQ(tables().size(), 9U);
  for (int players = 2; players <= 10; ++players) {
    EXPECT_EQ(tables()[static_cast<std::size_t>(players - 2)].players, players);
  }
}

TEST(OddsTables, EachHandMeetsEverySetOfOpponentsHands) {
  for (const Table& table : tables()) {
    for (const Outcome& outcome : table.hands) {
      EXPECT_EQ(outcome.ways, sets_of_hands(18, table.players - 1));
      EXPECT_EQ(std::accumulate(outcome.best.begin(), outcome.best.end(), outcome.lose),
                outcome.ways);
    }
  }
}

// The seats are alike, so each has the same share and nobody gains on the whole.
TEST(OddsTables, ShareThePotEquallyAmongTheSeats) {
  for (const Table& table : tables()) {
    EXPECT_EQ(table.equity(), Fraction(1, table.players));
    std::int64_t payments = 0;
    for (const Outcome& outcome : table.hands) payments += outcome.payment;
    EXPECT_EQ(payments, 0);
  }
}

TEST(OddsTables, SomebodyHoldsTheBestHand) {
  const HandTable hands = heron();
  for (const Table& table : tables()) {
    double shared = 0;
    for (const Fraction& by : best_hand_shared(table).by) shared += by.value();
    EXPECT_NEAR(shared, 1, 1e-12);
    double won = 0;
    int held = 0;
    for (const CategoryOdds& category : winning_category(hands, table)) {
      won += category.wins.value();
      held += category.hands;
    }
    EXPECT_NEAR(won, 1, 1e-12);
    EXPECT_EQ(held, 190);
  }
}

// Against one opponent, who holds one of the 153 hands of the other eighteen cards.
TEST(OddsTables, AreRightWhereTheyCanBeCountedByHand) {
  const HandTable hands = heron();
  const Table& two = tables().front();
  const auto outcome = [&](const char* a, const char* b) { return two.hands[hand(hands, a, b)]; };
  EXPECT_EQ(outcome("31", "81").win(), Fraction(1, 1));
  EXPECT_EQ(outcome("A3", "A4").win(), Fraction(152, 153));
  // Nine pairs and the curtain with the moon are above January's pair.
  EXPECT_EQ(outcome("13", "14").loss(), Fraction(10, 153));
  // Above: curtain with moon, eight pairs (not 1, not 2). Equal: the other 1 with the other 2.
  EXPECT_EQ(outcome("13", "23").loss(), Fraction(9, 153));
  EXPECT_EQ(outcome("13", "23").tie(), Fraction(1, 153));
  EXPECT_EQ(outcome("13", "23").win(), Fraction(143, 153));
  // It takes 10 for sure; it takes 5 for 152 of 153, and pays 10 to the one above it.
  EXPECT_EQ(outcome("31", "81").expected_payment(), Fraction(10, 1));
  EXPECT_EQ(outcome("A3", "A4").expected_payment(), Fraction(5 * 152 - 10, 153));
  EXPECT_EQ(outcome("A3", "A4").expected_multiplier(), Fraction(5 * 152 + 10, 153));
}

// Paid on top of the stake, the curtain with the moon takes 11 and October's pair 6; points take
// the stake alone.
TEST(OddsTables, CountAMultiplierPaidOnTopOfTheStake) {
  const HandTable hands = heron({{"payment.multiplier-means", "on-top"}});
  const Table table = count_table(hands, 2);
  const auto payment = [&](const char* a, const char* b) {
    return table.hands[hand(hands, a, b)].expected_payment();
  };
  EXPECT_EQ(payment("31", "81"), Fraction(11, 1));
  EXPECT_EQ(payment("A3", "A4"), Fraction(6 * 152 - 11, 153));
  EXPECT_EQ(hands.multiplier(hands.classes() - 1), 10);
  EXPECT_EQ(hands.paid(hands.classes() - 1), 11);
  EXPECT_EQ(hands.paid(0), 1);
}

// Zero points with two players: 9 with 1, 8 with 2, 7 with 3, 6 with 4, four hands each; 5 with 5
// and 10 with 10 are pairs. Holding one of them, there are 12 of other months and 1 of the same
// months: 16 x 13 of 190 x 153 ordered deals tie at zero.
TEST(OddsTables, CountTies) {
  const HandTable hands = heron();
  const Outcome& zero = tables().front().hands[hand(hands, "93", "13")];
  EXPECT_EQ(zero.tie(), Fraction(13, 153));
  EXPECT_EQ(zero.win(), Fraction(0, 1));
  EXPECT_EQ(tables().front().hands[hand(hands, "93", "13")].tie_with(1), zero.tie());
}

// With ten players nobody's cards are left over: somebody has the moon. The pair of October loses
// to the curtain with the moon only: 15 x 13 x ... x 1 of 17 x 15 x ... x 1 ways.
TEST(OddsTables, AreRightForTenPlayers) {
  const HandTable hands = heron();
  const Outcome& pair = tables().back().hands[hand(hands, "A3", "A4")];
  EXPECT_EQ(pair.ways, 34459425);
  EXPECT_EQ(pair.loss(), Fraction(1, 17));
  EXPECT_EQ(pair.win(), Fraction(16, 17));
}

// The chance that the best hand is tied, from the definition: over all pairs of hands.
TEST(OddsTables, TellHowOftenTheBestHandIsShared) {
  const HandTable hands = heron();
  std::int64_t tied = 0;
  std::int64_t all = 0;
  for (const Hand& a : hands.hands()) {
    for (const Hand& b : hands.hands()) {
      const bool apart = a.places[0] != b.places[0] && a.places[0] != b.places[1] &&
                         a.places[1] != b.places[0] && a.places[1] != b.places[1];
      all += apart ? 1 : 0;
      tied += apart && a.strength == b.strength ? 1 : 0;
    }
  }
  const Sharing sharing = best_hand_shared(tables().front());
  EXPECT_EQ(all, 190 * 153);
  EXPECT_EQ(sharing.tied, Fraction(tied, all));
  EXPECT_EQ(sharing.by[1], sharing.tied);
}

TEST(OddsTables, AreTheSameWithOneThread) {
  const auto single = count_tables(heron(), 1);
  for (std::size_t i = 0; i < single.size(); ++i) EXPECT_EQ(single[i].hands, tables()[i].hands);
  EXPECT_EQ(count_table(heron(), 5).hands, tables()[3].hands);
}

TEST(OddsTables, RefuseMorePlayersThanTheDeckAllows) {
  EXPECT_THROW(count_table(heron(), 11), std::invalid_argument);
  EXPECT_THROW(count_table(heron(), 1), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::odds::testing::table_test
