// Counting against going through the deals.
#include "tests/solvers/odds/enumerate.h"

#include <gtest/gtest.h>

#include "tests/solvers/odds/agreement.h"
#include "tests/solvers/odds/heron.h"

namespace hanaproof::odds::testing::enumerate_test {
namespace {

std::int64_t deals(const std::vector<Enumerated>& hands) {
  std::int64_t sum = 0;
  for (const Enumerated& hand : hands) sum += hand.deals;
  return sum;
}

TEST(EnumeratedDeals, AreAsManyAsThereAre) {
  EXPECT_EQ(deals(enumerate_deals(heron(), 2)), 190 * 153);
  EXPECT_EQ(deals(enumerate_deals(heron(), 3)), 190 * 153 * 120);
  EXPECT_EQ(deals(enumerate_deals(heron(), 4)), 317'444'400);
}

TEST(EnumeratedDeals, GiveTheSameIntegersAsCounting) {
  const HandTable table = heron();
  const auto tables = count_tables(table);
  for (const int players : {2, 3, 4}) {
    EXPECT_EQ(first_difference(tables[static_cast<std::size_t>(players - 2)],
                               enumerate_deals(table, players)),
              -1)
        << players << " players";
  }
}

// The hands of the same cards with the strengths of two of them exchanged.
HandTable exchanged(const HandTable& table, std::size_t a, std::size_t b) {
  std::vector<int> strength;
  std::vector<int> multipliers;
  for (const Hand& each : table.hands()) strength.push_back(each.strength);
  for (int c = 0; c < table.classes(); ++c) multipliers.push_back(table.multiplier(c));
  std::swap(strength[a], strength[b]);
  return HandTable(table.deck(), strength, multipliers);
}

TEST(EnumeratedDeals, FindAHandThatStandsInTheWrongPlace) {
  const HandTable table = heron();
  const HandTable wrong = exchanged(table, hand(table, "A3", "A4"), hand(table, "93", "94"));
  EXPECT_EQ(first_difference(count_table(wrong, 2), enumerate_deals(table, 2)),
            static_cast<int>(hand(table, "93", "94")));
  const HandTable off_by_one = exchanged(table, hand(table, "23", "73"), hand(table, "23", "63"));
  EXPECT_NE(first_difference(count_table(off_by_one, 3), enumerate_deals(table, 3)), -1);
}

TEST(EnumeratedDeals, RefuseWhatTakesTooLong) {
  EXPECT_THROW(enumerate_deals(heron(), 6), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::odds::testing::enumerate_test
