// A mistake in one of the two ways of counting is seen by the other one.
#include <gtest/gtest.h>

#include "model/rulebook/yaku/neighbour.h"
#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::hands {
namespace {

using testing::grebe_rules;

TEST(Fault, InAConditionIsSeen) {
  const HandRules rules = grebe_rules();
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
  const HandRules rules = grebe_rules();
  HandRules wrong = rules;
  for (Combo& combo : wrong.combos) {
    if (combo.id == "double-three") combo.threes.pop_back();
  }
  const std::string text = difference(rules, count_hands(rules), enumerate_hands(wrong));
  EXPECT_NE(text.find("double-three"), std::string::npos) << text;
}

}  // namespace
}  // namespace hanaproof::hands
