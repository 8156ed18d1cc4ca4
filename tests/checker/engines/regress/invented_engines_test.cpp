// One hunt lists all mistakes of an engine, and says of each what it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "checker/engines/regress/signature.h"
#include "checker/games/registry.h"
#include "tests/checker/engines/regress/invented_table.h"

namespace hanaproof::regress::invented_engines_test {
namespace {

using testing::Row;

std::map<std::string, rulebook::Value> parsed(const Answers& answers) {
  std::map<std::string, rulebook::Value> all;
  for (const auto& [topic, text] : answers) all.emplace(topic, rulebook::Value::parse(text));
  return all;
}

HuntOptions options_of(const Row& row, std::uint64_t seed) {
  HuntOptions options = testing::some_games(row.games, 0, seed);
  options.settle_seconds = 0;
  return options;
}

Hunted hunt_for(const Row& row, std::uint64_t seed) {
  return hunt({testing::rules(row.edition, row.players)}, testing::invented(row.engine),
              testing::library(), options_of(row, seed));
}

std::set<std::string> unexplained(const Hunted& hunted) {
  std::set<std::string> signatures;
  for (const Found& one : hunted.found) {
    if (!one.rule()) signatures.insert(one.signature.text());
  }
  return signatures;
}

// Whether the least situation shows what was found, and only by the rule that is given for it.
void expect_kept(const Row& row, const Found& found) {
  SCOPED_TRACE(found.signature.text());
  EXPECT_EQ(signature(found.failure.difference), found.signature);
  const auto edition = testing::rules(row.edition, row.players);
  const auto base = testing::changed(edition, found.beside);
  const auto engine = testing::invented(row.engine)(edition);
  const auto without = spec::game(base);
  const games::Family& family = games::family(edition);
  const auto differs = lockstep::follow({family, *without, *engine}, found.failure.line);
  ASSERT_TRUE(differs.has_value());
  EXPECT_EQ(signature(differs->difference), found.signature);
  if (!found.rule()) return;
  const auto with =
      spec::game(testing::changed(base, {{found.rule()->topic, found.rule()->value}}));
  EXPECT_FALSE(lockstep::follow({family, *with, *engine}, found.failure.line).has_value());
}

class InventedEngine : public ::testing::TestWithParam<Row> {};

TEST_P(InventedEngine, IsFoundOutInOneRun) {
  const Row& row = GetParam();
  const Hunted hunted = hunt_for(row, 1);
  EXPECT_EQ(hunted.verdict(), Verdict::differs);
  EXPECT_EQ(parsed(hunted.rules), parsed(row.engine.answers));
  EXPECT_EQ(unexplained(hunted), row.inexpressible);
  std::set<std::string> explained;
  for (const Found& one : hunted.found) {
    if (one.rule()) {
      EXPECT_TRUE(explained.insert(one.rule()->topic).second) << one.rule()->topic;
    }
    EXPECT_TRUE(one.confirmed);
    expect_kept(row, one);
  }
  EXPECT_EQ(explained.size(), row.engine.answers.size());
}

std::string name_of(const ::testing::TestParamInfo<Row>& row) {
  std::string name = row.param.name;
  std::ranges::replace(name, ' ', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Table, InventedEngine, ::testing::ValuesIn(testing::engines()), name_of);

class FaultlessEngine : public ::testing::TestWithParam<Row> {};

TEST_P(FaultlessEngine, AgreesWithAllThatItTells) {
  Row row = GetParam();
  row.engine.answers.clear();
  row.engine.slips.clear();
  row.games = 30;
  HuntOptions options = options_of(row, 1);
  options.seconds = 2;  // of piles
  const Hunted hunted = hunt({testing::rules(row.edition, row.players)},
                             testing::invented(row.engine), testing::library(), options);
  EXPECT_EQ(hunted.verdict(), Verdict::agrees);
  EXPECT_TRUE(hunted.found.empty());
  EXPECT_GT(hunted.positions, 0);
}

INSTANTIATE_TEST_SUITE_P(Table, FaultlessEngine, ::testing::ValuesIn(testing::engines()), name_of);

// The seeds of the two, which take long together.
class Shrunk : public ::testing::TestWithParam<Row> {};

TEST_P(Shrunk, IsWhatWasFoundWhateverTheSeed) {
  for (std::uint64_t seed = 2; seed < 27; ++seed) {
    SCOPED_TRACE(seed);
    for (const Found& one : hunt_for(GetParam(), seed).found) expect_kept(GetParam(), one);
  }
}

INSTANTIATE_TEST_SUITE_P(Table, Shrunk, ::testing::ValuesIn(testing::engines()), name_of);

}  // namespace
}  // namespace hanaproof::regress::invented_engines_test
