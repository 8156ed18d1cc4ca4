// Games against `hanaproof serve` itself, for every edition at every scope: nothing is found. A
// second and a half for each in the suite, a minute for each when asked for.
#include <gtest/gtest.h>

#include "tests/cli/served.h"

namespace hanaproof::cli::testing {
namespace {

class Clean : public ::testing::TestWithParam<std::string> {};

std::vector<std::string> played() {
  std::vector<std::string> ids;
  for (const rulebook::Edition& edition : library().editions()) {
    if (edition.game != "base") ids.push_back(edition.id);
  }
  return ids;
}

TEST_P(Clean, NothingIsFound) {
  const rulebook::Edition& edition = library().at(GetParam());
  std::vector<rulebook::Ruleset> rulesets;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    rulesets.emplace_back(edition, scope);
  }
  Served engine(served("--with engine"));
  const auto result = hunted(engine, rulesets, HANAPROOF_SECONDS);
  if (result.found) {
    const auto& difference = regress::difference_of(result.found->failure);
    FAIL() << regress::to_json(result.found->failure) << difference.what;
  }
  EXPECT_TRUE(result.passing.empty());
  EXPECT_EQ(engine.engine.restarts(), 0);
  fmt::print("{}: {} games, {} moves, {} requests\n", edition.id, result.games, result.moves,
             engine.engine.requests());
  EXPECT_GT(result.games, 2);
}

INSTANTIATE_TEST_SUITE_P(Editions, Clean, ::testing::ValuesIn(played()), [](const auto& test) {
  std::string name = test.param;
  for (char& c : name) {
    if (c == '.' || c == '-') c = '_';
  }
  return name;
});

}  // namespace
}  // namespace hanaproof::cli::testing
