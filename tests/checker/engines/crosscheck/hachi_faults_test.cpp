// Every answer of the rules changed for one side only: the cross-check finds it, or it is known why
// nobody could.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/crosscheck/hachi_faults.h"

namespace hanaproof::crosscheck::hachi_faults_test {
namespace {

using rulebook::Ruleset;
using testing::hachi_rules;

TEST(HachiFaults, EachIsFoundUnlessNoPlayCanShowIt) {
  int found = 0;
  for (const testing::HachiFault& fault :
       testing::hachi_faults(spec::hachi::Rules(hachi_rules(7)))) {
    if (testing::not_in_matches_of_hachi().contains(fault.text())) continue;
    const auto why = testing::never_seen_in_hachi().find(fault.text());
    const auto failure = testing::search(fault);
    EXPECT_EQ(failure.has_value(), why == testing::never_seen_in_hachi().end()) << fault.text();
    if (!failure) {
      fmt::print("{}: {}\n", fault.text(),
                 why == testing::never_seen_in_hachi().end() ? "not found" : why->second);
      continue;
    }
    ++found;
    // What was written down shows the same again, and nothing of an engine without the fault.
    const auto read = lockstep::failure_from_json(lockstep::to_json(*failure));
    const games::Position& start = read.line.start;
    const Ruleset ruleset = hachi_rules(games::players_of(start), games::rules_of(start));
    const testing::Bench faulty(ruleset, testing::playing(fault.topic, fault.value));
    const auto again = lockstep::again(faulty.pair(), read);
    ASSERT_TRUE(again) << fault.text();
    EXPECT_EQ(again->difference, failure->difference) << fault.text();
    EXPECT_EQ(again->line, failure->line) << fault.text();
    const testing::Bench right(ruleset, adapters::engine_game);
    EXPECT_FALSE(lockstep::again(right.pair(), read)) << fault.text();
  }
  fmt::print("{} faults found\n", found);
  EXPECT_GE(found, 40);
}

}  // namespace
}  // namespace hanaproof::crosscheck::hachi_faults_test
