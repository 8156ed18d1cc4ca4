// Betting engines with one mistake each: every one is found, by a round that shows it again.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/crosscheck/betting_faults.h"

namespace hanaproof::crosscheck::bet_mutant_engines_test {
namespace {

using rulebook::Ruleset;
using testing::bets;
using testing::EngineFault;
using testing::korean;
using testing::with_bet_tables;

void expect_found(const std::vector<EngineFault>& faults) {
  for (const EngineFault& fault : faults) {
    const auto [positions, where, failure] = testing::search(fault.rules, fault.make);
    fmt::print("{:48} {:>7} positions  {}, {} bets\n", fault.name, positions,
               failure ? failure->difference.what : "not found",
               failure ? failure->line.moves.size() : 0);
    ASSERT_TRUE(failure) << fault.name;
    // What was written down shows the same again, and nothing of an engine without the fault.
    const auto read = lockstep::failure_from_json(lockstep::to_json(*failure));
    const testing::Bench faulty(fault.rules, fault.make);
    const auto again = lockstep::again(faulty.pair(), read);
    ASSERT_TRUE(again) << fault.name;
    EXPECT_EQ(lockstep::to_json(*again), lockstep::to_json(*failure)) << fault.name;
    const testing::Bench right(fault.rules, adapters::engine_game);
    EXPECT_FALSE(lockstep::again(right.pair(), read)) << fault.name;
  }
}

TEST(BetMutantEngines, EveryFaultOfTheRulesIsFound) { expect_found(testing::bet_rule_faults()); }
TEST(BetMutantEngines, EveryFaultOfTheHandsIsFound) { expect_found(testing::bet_hand_faults()); }
TEST(BetMutantEngines, EveryFaultOfABetIsFound) { expect_found(testing::bet_faults()); }

TEST(BetMutantEngines, TheEngineItselfHasNone) {
  for (const auto& rules : {bets(2), bets(3), korean(2), korean(3)}) {
    const auto [positions, where, failure] = testing::search(rules, adapters::engine_game);
    EXPECT_FALSE(failure) << failure->difference.spec << "\n" << failure->difference.subject;
    EXPECT_GT(positions, 100U);
  }
}

// Rounds of many players, which no small game has.
TEST(BetMutantEngines, ARandomRoundShowsAFaultToo) {
  const Ruleset ruleset = bets(10);
  const testing::Bench right(ruleset, adapters::engine_game);
  const testing::Bench faulty(ruleset, with_bet_tables([](adapters::BettingTables& tables) {
                                tables.rules.new_dealer_opens = false;
                              }));
  int found = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    EXPECT_FALSE(lockstep::play(right.pair(), seed).failure) << seed;
    found += lockstep::play(faulty.pair(), seed).failure ? 1 : 0;
  }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace hanaproof::crosscheck::bet_mutant_engines_test
