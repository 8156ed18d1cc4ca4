// A mistake in one of the two ways of counting is seen by the other one.
#include <gtest/gtest.h>

#include "model/rulebook/yaku/neighbour.h"
#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::hands::fault_test {
namespace {

using testing::grebe_rules;

// Half the deck, in which every combo can be made.
HandRules half_a_deck() {
  HandRules rules = grebe_rules();
  rules.deck = {};
  for (const int month : {1, 4, 7, 9, 11, 12}) rules.deck |= cards::CardSet::month(month);
  return rules;
}

TEST(Fault, InAConditionIsSeen) {
  const HandRules rules = half_a_deck();
  const Tally counted = count_hands(rules);
  for (std::size_t i = 0; i < rules.combos.size(); ++i) {
    HandRules wrong = rules;
    if (const auto other = neighbour(wrong.combos[i].cards)) {
      if (rules.combos[i].months.empty()) {
        wrong.combos[i].cards = *other;
        EXPECT_NE(difference(rules, counted, enumerate_hands(wrong)), "") << rules.combos[i].id;
      }
    }
    wrong = rules;
    if (wrong.combos[i].months.empty()) continue;
    --wrong.combos[i].months.back();
    EXPECT_NE(difference(rules, counted, enumerate_hands(wrong)), "") << rules.combos[i].id;
    EXPECT_NE(difference(rules, count_hands(wrong), enumerate_hands(rules)), "");
  }
}

TEST(Fault, InTheBonusIsSeen) {
  const HandRules rules = half_a_deck();
  HandRules wrong = rules;
  for (Combo& combo : wrong.combos) {
    if (combo.id == "double-three") combo.threes.pop_back();
  }
  const std::string text = difference(rules, count_hands(rules), enumerate_hands(wrong));
  EXPECT_NE(text.find("double-three"), std::string::npos) << text;
}

}  // namespace
}  // namespace hanaproof::hands::fault_test
