// The catalogue: well-formed, and small.
#include <set>

#include <gtest/gtest.h>

#include "solvers/reduced_decks/catalogue.h"
#include "solvers/reduced_decks/deals.h"
#include "tests/solvers/reduced_decks/books.h"

namespace hanaproof::reduced_decks::catalogue_test {
namespace {

using testing::rules;

TEST(Catalogue, HasTablesThatCanBeDealt) {
  for (const int players : {2, 3, 4, 5, 6, 7}) {
    std::set<std::string> ids;
    for (const Table& table : catalogue(players)) {
      EXPECT_EQ(table.players, players);
      EXPECT_TRUE(ids.insert(table.id).second) << table.id;
      EXPECT_FALSE(table.purpose.empty());
      EXPECT_TRUE(table.hands.empty() || static_cast<int>(table.hands.size()) == players);
      const Game game = derive(rules("robin-red.sakura.fr", players), table);
      const auto deals = Deals(game).size();
      EXPECT_GT(deals, 0U);
      EXPECT_LE(deals, 25'000U) << table.id;
    }
  }
  EXPECT_THROW(catalogue(8), std::invalid_argument);
}

TEST(Catalogue, HasATableWithEqualSharesForAnyNumberOfPlayers) {
  for (const int players : {2, 3, 4}) {
    const rulebook::Ruleset tokens(testing::edition("hana-awase.pl"),
                                   rulebook::Scope{players, {"tokens"}});
    int fitting = 0;
    for (const Table& table : catalogue(players)) fitting += misfit(tokens, table) ? 0 : 1;
    EXPECT_GT(fitting, 0) << players;
  }
}

}  // namespace
}  // namespace hanaproof::reduced_decks::catalogue_test
