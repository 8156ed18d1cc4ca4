#include "solvers/smt/expression.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "solvers/smt/session.h"
#include "tests/model/cards/generators.h"
#include "tests/model/rulebook/generators.h"

namespace hanaproof::smt::expression_test {
namespace {

using cards::CardSet;
using rulebook::yaku::Expr;
using rulebook::yaku::parse_condition;
using rulebook::yaku::parse_number;
using rulebook::yaku::SakeCup;

Assertion captured_is(CardSet pile) {
  return {"the pile", equal(captured(), bits(cards::kCards, pile.bits()))};
}

std::int64_t encoded(const Expr& number, CardSet pile, SakeCup sake) {
  Session session({"a number", {}, {captured_is(pile)}});
  EXPECT_TRUE(std::holds_alternative<Sat>(session.check()));
  return session.value(encode_number(number, sake));
}

// The truth of the condition, and that its opposite is excluded.
bool encoded_condition(const Expr& condition, CardSet pile, SakeCup sake) {
  const Term holds = encode_condition(condition, sake);
  Session session({"a condition", {}, {captured_is(pile)}});
  const bool can_hold = std::holds_alternative<Sat>(session.check({{"holds", holds}}));
  const bool can_fail = std::holds_alternative<Sat>(session.check({{"fails", !holds}}));
  EXPECT_NE(can_hold, can_fail);
  return can_hold;
}

// A cup that was not captured counts as nothing, whatever the rules make of it.
SakeCup effective(SakeCup sake, CardSet pile) {
  return pile.contains(cards::kSakeCup) ? sake : SakeCup::animal;
}

RC_GTEST_PROP(EncodedNumber, IsWhatLiteralEvaluationSays, (CardSet pile)) {
  const Expr number = test::any_number(3);
  const SakeCup sake = test::any_sake();
  RC_ASSERT(encoded(number, pile, sake) ==
            rulebook::yaku::evaluate_number(number, pile, effective(sake, pile)));
}

RC_GTEST_PROP(EncodedCondition, IsWhatLiteralEvaluationSays, (CardSet pile)) {
  const Expr condition = test::any_condition(3);
  const SakeCup sake = test::any_sake();
  const bool holds = rulebook::yaku::evaluate_condition(condition, pile, effective(sake, pile));
  RC_CLASSIFY(holds, "made");
  RC_ASSERT(encoded_condition(condition, pile, sake) == holds);
}

TEST(EncodedNumber, CanBeNegative) {
  const CardSet lights = CardSet::kind(cards::Kind::light);
  EXPECT_EQ(encoded(parse_number("2 - count(light)"), lights, SakeCup::animal), -3);
  EXPECT_EQ(encoded(parse_number("(2 - count(light)) * count(light)"), lights, SakeCup::animal),
            -15);
}

TEST(EncodedNumber, DoesNotOverflowAtTheLargestNumberOfTheLanguage) {
  const CardSet all = CardSet::all();
  EXPECT_EQ(encoded(parse_number("20000 * count(card)"), all, SakeCup::animal), 960'000);
  EXPECT_EQ(encoded(parse_number("0 - 20000 * count(card)"), all, SakeCup::animal), -960'000);
}

TEST(EncodedCondition, ComparesNegativeNumbersAsNumbers) {
  const CardSet none;
  EXPECT_TRUE(encoded_condition(parse_condition("count(light) - 1 < 0"), none, SakeCup::animal));
  EXPECT_FALSE(encoded_condition(parse_condition("count(light) - 1 >= 0"), none, SakeCup::animal));
}

TEST(EncodedCondition, CountsTheCupAsADregOnlyWhereItWasCaptured) {
  const CardSet dregs = CardSet::kind(cards::Kind::dreg);
  const Expr all_dregs = parse_condition("all(dreg)");
  EXPECT_TRUE(encoded_condition(all_dregs, dregs, SakeCup::dreg));
  EXPECT_TRUE(encoded_condition(all_dregs, dregs | CardSet{cards::kSakeCup}, SakeCup::dreg));
  const CardSet animals = CardSet::kind(cards::Kind::animal);
  const Expr all_animals = parse_condition("all(animal)");
  EXPECT_TRUE(encoded_condition(all_animals, animals, SakeCup::dreg));
  EXPECT_FALSE(encoded_condition(all_animals, animals - CardSet{cards::kSakeCup}, SakeCup::dreg));
}

}  // namespace
}  // namespace hanaproof::smt::expression_test
