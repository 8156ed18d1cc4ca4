// Every clause of Koi-Koi and Hachi-Hachi, at every number of players, against all candidates of
// the game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/identify/mutants.h"
#include "tests/checker/table.h"

namespace hanaproof::identify::testing::mutant_slow_test {
namespace {

using checker::testing::Table;
using ::testing::IsEmpty;

class AllMutants : public ::testing::TestWithParam<Table> {};

TEST_P(AllMutants, AreNamed) {
  const Table& table = GetParam();
  const rulebook::Ruleset base = table.rules();
  const Said said =
      said_of(engines_of(table.book().game, table.scope.players), base, mutants(base));
  EXPECT_THAT(said.wrong, IsEmpty());
  EXPECT_GT(said.named, 20);
}

std::vector<Table> tables() {
  auto all = checker::testing::different_plain_tables();
  std::erase_if(all, [](const Table& table) {
    const std::string& game = table.book().game;
    return game != "koi-koi" && game != "hachi-hachi";
  });
  return all;
}

INSTANTIATE_TEST_SUITE_P(Tables, AllMutants, ::testing::ValuesIn(tables()),
                         checker::testing::name_of);

}  // namespace
}  // namespace hanaproof::identify::testing::mutant_slow_test
