// All 20,951,330,400 deals of five players.
#include <gtest/gtest.h>

#include "tests/solvers/odds/agreement.h"
#include "tests/solvers/odds/heron.h"

namespace hanaproof::odds::testing::five_players_test {
namespace {

TEST(FivePlayers, GiveTheSameIntegersForFivePlayers) {
  const HandTable table = heron();
  EXPECT_EQ(first_difference(count_table(table, 5), enumerate_deals(table, 5)), -1);
}

}  // namespace
}  // namespace hanaproof::odds::testing::five_players_test
