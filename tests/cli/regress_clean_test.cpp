// Games against `hanaproof serve` itself, for every edition: nothing is found. One at every scope,
// and then as many as fit into a second and a half for each edition in the suite, or into a minute
// when asked for.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/checker/table.h"
#include "tests/cli/served.h"

namespace hanaproof::cli::testing::regress_clean_test {
namespace {

std::vector<std::string> played() {
  std::vector<std::string> ids;
  for (const rulebook::Edition& edition : library().editions()) {
    if (edition.game != "base") ids.push_back(edition.id);
  }
  return ids;
}

// A language of a book that is played like another is not played for a minute again.
std::vector<std::string> played_differently() {
  std::vector<std::string> ids;
  for (const auto& table : checker::testing::different_tables()) ids.push_back(table.edition);
  const auto again = std::ranges::unique(ids);
  ids.erase(again.begin(), again.end());
  return ids;
}

void expect_clean(const regress::Hunted& result) {
  for (const regress::Found& found : result.found) {
    ADD_FAILURE() << lockstep::to_json(found.failure);
  }
  EXPECT_TRUE(result.passing.empty());
}

void expect_clean_games(const std::string& id, double seconds) {
  const rulebook::Edition& edition = library().at(id);
  std::vector<rulebook::Ruleset> rulesets;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    rulesets.emplace_back(edition, scope);
  }
  Served engine(served("--with engine"));
  // Whatever time it takes.
  const auto each = hunted(engine, rulesets, 0, rulesets.size());
  expect_clean(each);
  EXPECT_EQ(each.games, rulesets.size());
  const auto result = hunted(engine, rulesets, seconds, 0, 2);
  expect_clean(result);
  EXPECT_EQ(engine.engine.restarts(), 0);
  fmt::print("{}: {} scopes, {} games, {} moves, {} requests\n", edition.id, rulesets.size(),
             each.games + result.games, each.moves + result.moves, engine.engine.requests());
}

std::string name_of(const ::testing::TestParamInfo<std::string>& test) {
  return checker::testing::test_name(test.param);
}

class Clean : public ::testing::TestWithParam<std::string> {};

TEST_P(Clean, NothingIsFound) { expect_clean_games(GetParam(), 1.5); }

INSTANTIATE_TEST_SUITE_P(Editions, Clean, ::testing::ValuesIn(played()), name_of);

class CleanForAMinute : public ::testing::TestWithParam<std::string> {};

TEST_P(CleanForAMinute, NothingIsFound) { expect_clean_games(GetParam(), 60); }

INSTANTIATE_TEST_SUITE_P(Editions, CleanForAMinute, ::testing::ValuesIn(played_differently()),
                         name_of);

}  // namespace
}  // namespace hanaproof::cli::testing::regress_clean_test
