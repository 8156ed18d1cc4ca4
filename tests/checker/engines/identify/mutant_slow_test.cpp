// Every clause of every edition of Koi-Koi and Hachi-Hachi, at every number of players, against all
// candidates of the game.
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/identify/mutants.h"

namespace hanaproof::identify::testing::mutant_slow_test {
namespace {

using ::testing::IsEmpty;

class AllMutants : public ::testing::TestWithParam<std::pair<std::string, int>> {};

TEST_P(AllMutants, AreNamed) {
  const auto& [id, players] = GetParam();
  const rulebook::Edition& edition = checker::testing::builtin().at(id);
  const rulebook::Ruleset base(edition, {players, {}});
  const Said said = said_of(engines_of(edition.game, players), base, mutants(base));
  EXPECT_THAT(said.wrong, IsEmpty());
  EXPECT_GT(said.named, 20);
}

std::vector<std::pair<std::string, int>> tables() {
  std::vector<std::pair<std::string, int>> all;
  for (const rulebook::Edition& edition : checker::testing::builtin().editions()) {
    if (edition.game != "koi-koi" && edition.game != "hachi-hachi") continue;
    for (const int players : edition.players) all.emplace_back(edition.id, players);
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Editions, AllMutants, ::testing::ValuesIn(tables()), [](const auto& test) {
  std::string name = fmt::format("{}_{}", test.param.first, test.param.second);
  std::ranges::replace_if(
      name, [](char letter) { return !std::isalnum(letter); }, '_');
  return name;
});

}  // namespace
}  // namespace hanaproof::identify::testing::mutant_slow_test
