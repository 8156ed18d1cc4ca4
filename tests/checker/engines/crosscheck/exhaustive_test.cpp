// Every position of every small game: each edition, number of players, option and reading. A slice
// an edition; all slices together are everything.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solvers/runs/run.h"
#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::exhaustive_test {
namespace {

using ::testing::IsEmpty;
using Editions = std::vector<const rulebook::Edition*>;

constexpr std::uint64_t kGames = 20'000;  // random rounds of all editions of a family

const Editions& capturing() {
  static const Editions all = testing::editions_of(rulebook::Family::capturing);
  return all;
}

const Editions& betting() {
  static const Editions all = testing::editions_of(rulebook::Family::betting);
  return all;
}

std::vector<std::string> ids_of(const Editions& editions) {
  std::vector<std::string> ids;
  for (const rulebook::Edition* edition : editions) ids.push_back(edition->id);
  return ids;
}

std::string name_of(const ::testing::TestParamInfo<std::string>& test) {
  std::string name = test.param;
  std::ranges::replace_if(
      name, [](char c) { return c == '.' || c == '-'; }, '_');
  return name;
}

Request slice(const std::string& id, const Editions& of, Readings readings) {
  Request request;
  request.editions = {&testing::library().at(id)};
  request.readings = readings;
  request.games = kGames / of.size() + 1;
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

class CrosscheckOfEverything : public ::testing::TestWithParam<std::string> {
 protected:
  static Request everything(Readings readings, std::int64_t deals) {
    Request request = slice(GetParam(), capturing(), readings);
    request.deals = deals;
    return request;
  }
};

TEST_P(CrosscheckOfEverything, AgreesUnderEachReadingAndUsesEveryClause) {
  const Plan plan(everything(Readings::each, 0));
  const Tally tally = run(plan);
  EXPECT_EQ(tally.failures, 0U);
  EXPECT_THAT(plan.never_fired(tally), IsEmpty());
}

TEST_P(CrosscheckOfEverything, AgreesUnderPairsOfReadings) {
  EXPECT_EQ(run(Plan(everything(Readings::pairs, 100))).failures, 0U);
}

TEST_P(CrosscheckOfEverything, AgreesUnderEveryOtherAnswer) {
  const Request request = everything(Readings::values, 50);
  const Plan plan(request);
  EXPECT_EQ(plan.unplayed(), testing::without_engine(*request.editions.front()));
  EXPECT_EQ(run(plan).failures, 0U);
}

INSTANTIATE_TEST_SUITE_P(Editions, CrosscheckOfEverything, ::testing::ValuesIn(ids_of(capturing())),
                         name_of);

// Betting games: every small game, all hands that can meet, random rounds of up to ten players.
class CrosscheckOfAllBets : public ::testing::TestWithParam<std::string> {
 protected:
  static Tally tally(Readings readings) {
    return run(Plan(slice(GetParam(), betting(), readings)));
  }
};

TEST_P(CrosscheckOfAllBets, AgreesUnderEachReading) {
  EXPECT_EQ(tally(Readings::each).failures, 0U);
}

TEST_P(CrosscheckOfAllBets, AgreesUnderPairsOfReadings) {
  EXPECT_EQ(tally(Readings::pairs).failures, 0U);
}

TEST_P(CrosscheckOfAllBets, AgreesUnderEveryOtherAnswer) {
  EXPECT_EQ(tally(Readings::values).failures, 0U);
}

INSTANTIATE_TEST_SUITE_P(Editions, CrosscheckOfAllBets, ::testing::ValuesIn(ids_of(betting())),
                         name_of);

}  // namespace
}  // namespace hanaproof::crosscheck::exhaustive_test
