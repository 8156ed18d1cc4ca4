// The solver finds what brute force over the specification finds.
#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "tests/solvers/endgame/agreement.h"
#include "tests/solvers/endgame/rules.h"

namespace hanaproof::endgame::testing::agreement_test {
namespace {

constexpr Options kEveryMove{.log2_entries = 14, .every_move = true};

TEST(Agreement, HoldsForEveryEditionAndOption) {
  const auto all = rules_for_two();
  ASSERT_GT(all.size(), 6U);
  for (const NamedRules& named : all) {
    SCOPED_TRACE(named.name);
    Solver solver(named.rules, kEveryMove);
    const Tally tally = compare(named.rules, solver, 60, 3, 20160523);
    EXPECT_EQ(tally.disagreement, "");
    EXPECT_GT(tally.with_a_choice, 8);
  }
}

TEST(Agreement, HoldsForTwoTeams) {
  const auto all = rules_for_two_teams();
  ASSERT_GT(all.size(), 6U);
  for (const NamedRules& named : all) {
    SCOPED_TRACE(named.name);
    Solver solver(named.rules, kEveryMove);
    const Tally tally = compare(named.rules, solver, 300, 2, 1887);
    EXPECT_EQ(tally.disagreement, "");
    EXPECT_GT(tally.with_a_choice, 8);
  }
}

// One to three answers are changed at random, so that rules meet that no edition combines.
TEST(Agreement, HoldsForRulesThatNoEditionHas) {
  cards::Dice dice(7);
  auto editions = rules_for_two();
  for (NamedRules& teams : rules_for_two_teams()) editions.push_back(std::move(teams));
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const NamedRules named = changed(editions[static_cast<std::size_t>(i) % editions.size()], dice);
    SCOPED_TRACE(named.name);
    Solver solver(named.rules, kEveryMove);
    const Tally tally = compare(named.rules, solver, 12, 3, 1000 + static_cast<std::uint64_t>(i));
    EXPECT_EQ(tally.disagreement, "");
    compared += tally.compared;
  }
  EXPECT_GT(compared, 400);
}

// A table so small that entries are always being replaced costs time and nothing else.
TEST(Agreement, HoldsWithATableOfTwoEntries) {
  const auto rules = rules_for_two();
  Solver solver(rules.front().rules, {.log2_entries = 1, .every_move = true});
  const Tally tally = compare(rules.front().rules, solver, 40, 3, 5);
  EXPECT_EQ(tally.disagreement, "");
  EXPECT_GT(tally.compared, 30);
}

}  // namespace
}  // namespace hanaproof::endgame::testing::agreement_test
