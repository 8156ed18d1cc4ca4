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

// However a value is written.
Answers normal(const Answers& answers) {
  Answers all;
  for (const auto& [topic, text] : answers) all[topic] = rulebook::Value::parse(text).text();
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
  EXPECT_EQ(signature(found.failure.difference).text(), found.signature.text());
  const auto edition = testing::rules(row.edition, row.players);
  const Fuzzer fuzzer(edition, testing::invented(row.engine), 1);
  const Trial trial = fuzzer.trial(found.failure.line, found.aside);
  const auto base = testing::changed(edition, found.beside);
  const auto without = spec::game(base);
  const auto differs = trial(*without);
  ASSERT_TRUE(differs.has_value());
  EXPECT_EQ(signature(*differs).text(), found.signature.text());
  if (!found.rule()) return;
  const auto with =
      spec::game(testing::changed(base, {{found.rule()->topic, found.rule()->value}}));
  EXPECT_FALSE(trial(*with).has_value());
}

class InventedEngine : public ::testing::TestWithParam<Row> {};

void expect_found_out(const Row& row, const Hunted& hunted) {
  EXPECT_EQ(hunted.verdict(), Verdict::differs);
  EXPECT_EQ(normal(hunted.rules), normal(row.engine.answers));
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

TEST_P(InventedEngine, IsFoundOutInOneRun) {
  expect_found_out(GetParam(), hunt_for(GetParam(), 1));
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

// Other games, the same mistakes: of twelve engines this takes long.
class EverySeed : public ::testing::TestWithParam<Row> {};

TEST_P(EverySeed, FindsTheSame) {
  for (std::uint64_t seed = 2; seed < 27; ++seed) {
    SCOPED_TRACE(seed);
    expect_found_out(GetParam(), hunt_for(GetParam(), seed));
  }
}

INSTANTIATE_TEST_SUITE_P(Table, EverySeed, ::testing::ValuesIn(testing::engines()), name_of);

}  // namespace
}  // namespace hanaproof::regress::invented_engines_test
