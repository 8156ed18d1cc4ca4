// The solver finds what brute force over the specification finds.
#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "tests/solvers/endgame/agreement.h"
#include "tests/solvers/endgame/rules.h"

namespace hanaproof::endgame::testing::agreement_test {
namespace {

constexpr Options kEveryMove{.log2_entries = 14, .every_move = true};

// So many positions of up to so many cards in a hand, under each of the rules.
void expect_agreement(const std::vector<NamedRules>& all, int positions, int hand,
                      std::uint64_t seed) {
  ASSERT_GT(all.size(), 6U);
  for (const NamedRules& named : all) {
    SCOPED_TRACE(named.name);
    Solver solver(named.rules, kEveryMove);
    const Tally tally = compare(named.rules, solver, positions, hand, seed);
    EXPECT_EQ(tally.disagreement, "");
    EXPECT_GT(tally.with_a_choice, 8);
  }
}

TEST(Agreement, HoldsForEveryEditionAndOption) {
  expect_agreement(rules_for_two(), 60, 3, 20160523);
}

TEST(Agreement, HoldsForTwoTeams) { expect_agreement(rules_for_two_teams(), 300, 2, 1887); }

// One to three answers are changed at random, so that rules meet that no edition combines.
TEST(Agreement, HoldsForRulesThatNoEditionHas) {
  cards::Dice dice(7);
  const auto editions = rules_for_two_sides();
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
