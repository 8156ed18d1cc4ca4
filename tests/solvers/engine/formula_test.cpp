// Compiled yaku expressions against their literal evaluation.
#include "solvers/engine/formula.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hanaproof::engine::formula_test {
namespace {

using cards::CardSet;
using rulebook::yaku::SakeCup;

Reached reach(const Thresholds& thresholds, CardSet captured) {
  Reached reached = 0;
  for (std::size_t i = 0; i < thresholds.size(); ++i) {
    if (count(captured.bits() & thresholds[i].mask) >= thresholds[i].threshold) {
      reached = static_cast<Reached>(reached | 1U << i);
    }
  }
  return reached;
}

const std::vector<std::string> kConditions = {
    "count(dreg) >= 10",
    "10 <= count(dreg)",
    "count(light) = 3",
    "count(light) != 3",
    "not (count(animal) > 4 or any(rainman))",
    "count(light - rainman) >= 3 and all(rainman)",
    "all(moon | sake) or all(curtain | sake)",
    "not all(poem) and count(ribbon) < 2 * 3 - 1",
    "1 = 0",
    "count(card) >= 0",
};

RC_GTEST_PROP(Formula, ThresholdsMeanWhatTheConditionSays, (std::uint64_t random)) {
  const auto captured = CardSet::from_bits(random & CardSet::all().bits());
  for (const std::string& text : kConditions) {
    const auto condition = rulebook::yaku::parse_condition(text);
    for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
      Thresholds thresholds;
      const auto terms = as_terms(condition, sake, thresholds);
      RC_ASSERT(terms.has_value());
      const Reached reached = reach(thresholds, captured);
      const bool holds = std::any_of(terms->begin(), terms->end(),
                                     [&](const Term& term) { return term.holds(reached); });
      RC_ASSERT(holds == rulebook::yaku::evaluate_condition(condition, captured, sake));
      RC_ASSERT(holds == (Program(condition, sake).run(captured.bits()) != 0));
    }
  }
}

RC_GTEST_PROP(Formula, ProgramsCountAsTheExpressionSays, (std::uint64_t random)) {
  const auto captured = CardSet::from_bits(random & CardSet::all().bits());
  for (const std::string text : {"1 + count(dreg) - 10", "max(count(light), 2) * 3",
                                 "min(count(ribbon), count(animal)) - count(poem)", "6"}) {
    const auto number = rulebook::yaku::parse_number(text);
    RC_ASSERT(Program(number, SakeCup::animal).run(captured.bits()) ==
              rulebook::yaku::evaluate_number(number, captured, SakeCup::animal));
  }
}

TEST(Formula, OnlyCountsAgainstConstantsAreThresholds) {
  Thresholds thresholds;
  const auto two_counts = rulebook::yaku::parse_condition("count(light) > count(animal)");
  EXPECT_FALSE(as_terms(two_counts, SakeCup::animal, thresholds));
  EXPECT_TRUE(thresholds.empty());
}

TEST(Formula, CountersRunOut) {
  Thresholds thresholds;
  for (int k = 1; k <= kCounters; ++k) {
    const auto text = "count(dreg) >= " + std::to_string(k);
    EXPECT_TRUE(as_terms(rulebook::yaku::parse_condition(text), SakeCup::animal, thresholds));
  }
  EXPECT_FALSE(
      as_terms(rulebook::yaku::parse_condition("count(ribbon) >= 1"), SakeCup::animal, thresholds));
}

}  // namespace
}  // namespace hanaproof::engine::formula_test
