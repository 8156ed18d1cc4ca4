// Points as lines against the literal evaluation of their expressions.
#include "solvers/engine/line.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hanaproof::engine::line_test {
namespace {

using cards::CardSet;
using rulebook::yaku::SakeCup;

RC_GTEST_PROP(Line, GrowsAsTheExpressionSays, (std::uint64_t random)) {
  const auto captured = CardSet::from_bits(random & CardSet::all().bits());
  for (const std::string text : {"6", "1 + count(dreg) - 10", "2 * (count(animal) + 3) - 1",
                                 "10 - count(ribbon)", "count(light) + count(light)",
                                 "count(dreg) - count(dreg) + 4", "max(2, 3) * count(poem)"}) {
    const auto number = rulebook::yaku::parse_number(text);
    for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
      const auto line = as_line(number, sake);
      RC_ASSERT(line.has_value());
      RC_ASSERT(line->constant + line->per_card * count(captured.bits() & line->mask) ==
                rulebook::yaku::evaluate_number(number, captured, sake));
    }
  }
}

TEST(Line, IsNoneWhereSetsMixOrAreCompared) {
  for (const char* text : {"count(dreg) + count(light)", "count(dreg) * count(dreg)",
                           "max(count(light), 2)", "min(count(ribbon), 3)"}) {
    EXPECT_FALSE(as_line(rulebook::yaku::parse_number(text), SakeCup::animal)) << text;
  }
}

TEST(Line, ThatDoesNotGrowNamesNoCards) {
  const auto line = as_line(rulebook::yaku::parse_number("0 * count(dreg) + 7"), SakeCup::animal);
  ASSERT_TRUE(line);
  EXPECT_EQ(line->constant, 7);
  EXPECT_EQ(line->per_card, 0);
  EXPECT_EQ(line->mask, 0U);
}

}  // namespace
}  // namespace hanaproof::engine::line_test
