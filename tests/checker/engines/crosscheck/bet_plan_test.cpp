// Betting editions in the whole cross-check: what it counts, covers and writes down.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/crosscheck/coverage.h"
#include "solvers/runs/run.h"
#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::bet_plan_test {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

Request request_for(const std::string& id, Readings readings, std::uint64_t games) {
  Request request;
  request.editions = {&testing::library().at(id)};
  request.readings = readings;
  request.games = games;
  return request;
}

Tally run(const Plan& plan) {
  return runs::run<Tally>({"crosscheck", "test", plan.parameters(), plan.units()}, {},
                          [&](std::uint64_t unit) { return plan.run(unit); })
      .result;
}

TEST(BetVariants, HaveEachReadingAloneAtEveryNumberOfPlayers) {
  std::vector<std::string> names;
  for (const Variant& variant :
       variants(testing::library().at("robin-red.sutda.fr"), Readings::each)) {
    names.push_back(variant.name);
  }
  EXPECT_THAT(names, Contains("robin-red.sutda.fr, 10 players"));
  EXPECT_THAT(names, Contains("robin-red.sutda.fr, 3 players, bet.short=caps-everyone"));
  EXPECT_THAT(names, Contains("robin-red.sutda.fr, 3 players, bet.short-rest=all-equal"));
  EXPECT_THAT(names, Each(Not(HasSubstr("claim."))));
}

TEST(BetCrosscheck, FindsNoDifferenceUnderAnyReading) {
  for (const std::string id : {"robin-red.sutda.fr", "korean.seotda"}) {
    const Tally tally = run(Plan(request_for(id, Readings::each, 300)));
    EXPECT_EQ(tally.failures, 0U) << id;
    EXPECT_EQ(tally.counts.at("rounds of bets").deals, 300U);
    EXPECT_GT(tally.counts.at("4 players, bets").positions, 10'000U) << id;
    // Every two hands that share no card, under each ruleset that matters at a showdown.
    EXPECT_EQ(tally.counts.at("2 players, showdowns").moves % 29'070U, 0U) << id;
  }
}

// Also where the betting is over before anybody has bet.
TEST(BetCrosscheck, FindsNoDifferenceUnderAnyAnswerOfOneText) {
  const Plan plan(request_for("robin-red.sutda.en", Readings::values, 0));
  EXPECT_EQ(run(plan).failures, 0U);
  EXPECT_GT(plan.rulesets(), 100U);
}

// What never fires with three players has no effect, or says so.
TEST(BetCrosscheck, UsesEveryClauseOfARoundOfThree) {
  const Plan plan(request_for("robin-red.sutda.en", Readings::each, 0));
  for (const std::string& clause : plan.never_fired(run(plan))) {
    EXPECT_THAT(clause, Not(HasSubstr(", 3 players")));
    EXPECT_THAT(clause, Not(HasSubstr(", 4 players")));
  }
}

TEST(BetCrosscheck, KeepsTheFirstDifferenceForAReplay) {
  const Plan plan(request_for("robin-red.sutda.en", Readings::defaults, 20),
                  testing::with_bet_tables(
                      [](adapters::BettingTables& tables) { tables.rules.on_top ^= true; }));
  const Tally tally = run(plan);
  ASSERT_TRUE(tally.first);
  const lockstep::Failure& failure = tally.first->failure;
  // What losers pay, or that they cannot and leave.
  EXPECT_THAT(failure.difference.what, ::testing::AnyOf("payment", "excluded"));
  EXPECT_EQ(games::edition_of(failure.line.start), "robin-red.sutda.en");
  EXPECT_EQ(Tally::from_json(tally.to_json()).to_json(), tally.to_json());
}

}  // namespace
}  // namespace hanaproof::crosscheck::bet_plan_test
