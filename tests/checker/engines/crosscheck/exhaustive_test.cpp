// Every position of every small game: each edition, number of players, option and reading.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solvers/runs/run.h"
#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::exhaustive_test {
namespace {

Request everything(Readings readings, std::int64_t deals) {
  Request request;
  request.editions = testing::editions_of(rulebook::Family::capturing);
  request.readings = readings;
  request.deals = deals;
  request.games = 20'000;
  return request;
}

Tally run(const Plan& plan) {
  const auto outcome = runs::run<Tally>({"crosscheck", "test", plan.parameters(), plan.units()}, {},
                                        [&](std::uint64_t unit) { return plan.run(unit); });
  const auto total = outcome.result.total();
  fmt::print("{} rulesets, {} deals, {} positions (different within a deal), {} moves\n",
             plan.rulesets(), total.deals, total.positions, total.moves);
  return outcome.result;
}

TEST(CrosscheckOfEverything, AgreesUnderEachReadingAndUsesEveryClause) {
  const Plan plan(everything(Readings::each, 0));
  const Tally tally = run(plan);
  EXPECT_EQ(tally.failures, 0U);
  EXPECT_THAT(plan.never_fired(tally), ::testing::IsEmpty());
}

TEST(CrosscheckOfEverything, AgreesUnderPairsOfReadings) {
  EXPECT_EQ(run(Plan(everything(Readings::pairs, 100))).failures, 0U);
}

TEST(CrosscheckOfEverything, AgreesUnderEveryOtherAnswer) {
  EXPECT_EQ(run(Plan(everything(Readings::values, 50))).failures, 0U);
}

// Betting games: every small game, all hands that can meet, random rounds of up to ten players.
Request all_bets(Readings readings) {
  Request request;
  request.editions = testing::editions_of(rulebook::Family::betting);
  request.readings = readings;
  request.games = 20'000;
  return request;
}

TEST(CrosscheckOfAllBets, AgreesUnderEachReading) {
  EXPECT_EQ(run(Plan(all_bets(Readings::each))).failures, 0U);
}

TEST(CrosscheckOfAllBets, AgreesUnderPairsOfReadings) {
  EXPECT_EQ(run(Plan(all_bets(Readings::pairs))).failures, 0U);
}

TEST(CrosscheckOfAllBets, AgreesUnderEveryOtherAnswer) {
  EXPECT_EQ(run(Plan(all_bets(Readings::values))).failures, 0U);
}

}  // namespace
}  // namespace hanaproof::crosscheck::exhaustive_test
