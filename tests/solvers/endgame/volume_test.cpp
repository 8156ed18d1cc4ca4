// The same comparison in volume.
#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "tests/solvers/endgame/agreement.h"
#include "tests/solvers/endgame/rules.h"

namespace hanaproof::endgame::testing::volume_test {
namespace {

TEST(AgreementInVolume, HoldsForEveryEditionAndOption) {
  for (const NamedRules& named : rules_for_two()) {
    SCOPED_TRACE(named.name);
    Solver solver(named.rules, {.log2_entries = 14, .every_move = true});
    EXPECT_EQ(compare(named.rules, solver, 1500, 4, 11).disagreement, "");
  }
}

TEST(AgreementInVolume, HoldsForTwoTeams) {
  for (const NamedRules& named : rules_for_two_teams()) {
    SCOPED_TRACE(named.name);
    Solver solver(named.rules, {.log2_entries = 14, .every_move = true});
    EXPECT_EQ(compare(named.rules, solver, 1500, 2, 12).disagreement, "");
  }
}

TEST(AgreementInVolume, HoldsForRulesThatNoEditionHas) {
  cards::Dice dice(13);
  const auto editions = rules_for_two_sides();
  for (int i = 0; i < 1000; ++i) {
    const NamedRules named = changed(editions[static_cast<std::size_t>(i) % editions.size()], dice);
    SCOPED_TRACE(named.name);
    Solver solver(named.rules, {.log2_entries = 14, .every_move = true});
    EXPECT_EQ(compare(named.rules, solver, 20, 3, static_cast<std::uint64_t>(i)).disagreement, "");
  }
}

}  // namespace
}  // namespace hanaproof::endgame::testing::volume_test
