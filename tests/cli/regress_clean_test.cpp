// Games against `hanaproof serve` itself, for every edition: nothing is found. One at every scope,
// and then as many as fit into a second and a half for each edition in the suite, or into a minute
// when asked for.
#include <gtest/gtest.h>

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

void expect_clean(const regress::Hunted& result) {
  if (result.found) {
    FAIL() << lockstep::to_json(result.found->failure);
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
  std::string name = test.param;
  for (char& c : name) {
    if (c == '.' || c == '-') c = '_';
  }
  return name;
}

class Clean : public ::testing::TestWithParam<std::string> {};

TEST_P(Clean, NothingIsFound) { expect_clean_games(GetParam(), 1.5); }

INSTANTIATE_TEST_SUITE_P(Editions, Clean, ::testing::ValuesIn(played()), name_of);

class CleanForAMinute : public ::testing::TestWithParam<std::string> {};

TEST_P(CleanForAMinute, NothingIsFound) { expect_clean_games(GetParam(), 60); }

INSTANTIATE_TEST_SUITE_P(Editions, CleanForAMinute, ::testing::ValuesIn(played()), name_of);

}  // namespace
}  // namespace hanaproof::cli::testing::regress_clean_test
