// The whole cross-check in units: a slice of it, in one piece, in parts, and with a faulty engine.
#include <gtest/gtest.h>

#include "solvers/runs/run.h"
#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::plan_test {
namespace {

Request slice(std::vector<std::string> ids) {
  Request request;
  for (const std::string& id : ids) request.editions.push_back(&testing::library().at(id));
  request.readings = Readings::defaults;
  request.deals = 5;
  request.games = 40;
  request.perfts = 8;
  request.profiles = false;
  return request;
}

runs::Outcome<Tally> run(const Plan& plan) {
  return runs::run<Tally>({"crosscheck", "test", plan.parameters(), plan.units()}, {},
                          [&](std::uint64_t unit) { return plan.run(unit); });
}

// The units i with i mod `of` = `index`.
Tally part(const Plan& plan, std::uint64_t index, std::uint64_t of) {
  Tally all;
  for (std::uint64_t unit = index; unit < plan.units(); unit += of) all.merge(plan.run(unit));
  return all;
}

// A fixed slice of everything: all editions, each reading, all small games.
TEST(Crosscheck, FindsNoDifferenceInASliceOfEverything) {
  Request request;
  request.editions = testing::editions_of(rulebook::Family::capturing);
  request.readings = Readings::each;
  request.deals = 3;
  request.games = 500;
  request.perfts = 50;
  request.profiles = false;
  const auto outcome = run(Plan(request));
  EXPECT_EQ(outcome.result.failures, 0U);
  EXPECT_GT(outcome.result.total().positions, 50'000U);
}

// Of the edition with the most players; the slow test has all editions.
TEST(Crosscheck, LeavesOutOnlyGamesWithCallsOfMoreThanFourPlayers) {
  Request request = slice({"robin-red.sakura.en"});
  request.readings = Readings::values;
  request.deals = -1;
  request.games = request.perfts = 0;
  const std::size_t without_engine = testing::without_engine(*request.editions.front());
  EXPECT_GT(without_engine, 0U);
  EXPECT_EQ(Plan(request).unplayed(), without_engine);
}

TEST(Crosscheck, OpensEveryKindOfHandsAndField) {
  Request request = slice({"oishi-tengudo.koi-koi"});
  request.deals = -1;
  request.games = request.perfts = 0;
  request.profiles = true;
  const auto outcome = run(Plan(request));
  EXPECT_EQ(outcome.result.failures, 0U);
  // Partitions of eight cards into months of four at most: 15, for two hands and the field.
  EXPECT_GT(outcome.result.counts.at("deals").deals, 3'000U);
}

TEST(Crosscheck, InPartsGivesTheSame) {
  const Plan plan(slice({"hana-awase.pl", "oishi-tengudo.koi-koi"}));
  Tally all;
  for (const std::uint64_t index : {2U, 0U, 1U}) {
    all.merge(Tally::from_json(part(plan, index, 3).to_json()));
  }
  EXPECT_EQ(all.to_json(), run(plan).result.to_json());
}

TEST(Crosscheck, ReportsTheFirstDifferenceWhateverTheOrderOfUnits) {
  const Plan plan(slice({"oishi-tengudo.koi-koi"}),
                  testing::with_tables([](engine::Tables& tables, const rulebook::Ruleset&) {
                    tables.factor.high_from = 1;
                  }));
  const auto whole = run(plan);
  ASSERT_TRUE(whole.result.first);
  const lockstep::Failure& failure = whole.result.first->failure;
  EXPECT_EQ(failure.difference.what, "result");
  EXPECT_FALSE(games::rules_of(failure.line.start).empty());
  Tally merged = part(plan, 1, 2);
  merged.merge(part(plan, 0, 2));
  EXPECT_EQ(merged.to_json(), whole.result.to_json());
}

TEST(Crosscheck, KnowsTheRulesInItsParameters) {
  Request request = slice({"oishi-tengudo.koi-koi"});
  const auto before = Plan(request).parameters();
  request.readings = Readings::each;
  EXPECT_NE(Plan(request).parameters().at("rules"), before.at("rules"));
  request.readings = Readings::defaults;
  EXPECT_EQ(Plan(request).parameters(), before);
}

TEST(Tally, IsReadAsItIsWritten) {
  const auto tally = run(Plan(slice({"hana-awase.pl"}))).result;
  EXPECT_EQ(Tally::from_json(tally.to_json()).to_json(), tally.to_json());
}

}  // namespace
}  // namespace hanaproof::crosscheck::plan_test
