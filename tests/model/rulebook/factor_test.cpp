// Factors: the yaku language over a tally.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/rulebook/type.h"
#include "tests/model/rulebook/generators.h"

namespace hanaproof::rulebook::yaku::factor_test {
namespace {

int factor(const std::string& text, const Tally& tally) {
  return evaluate_factor(parse_factor(text), tally);
}

std::string mistake(const std::string& text) {
  try {
    parse_factor(text);
    return "none";
  } catch (const SyntaxError& error) {
    return std::to_string(error.column()) + ": " + error.what();
  }
}

TEST(Factor, SaysWhatTablesPlay) {
  const auto two_others = Tally{.points = 8, .own = 1, .others = 2};
  EXPECT_EQ(factor("1 + min(others, 1)", two_others), 2);  // once
  EXPECT_EQ(factor("1 + others", two_others), 3);          // for each
  EXPECT_EQ(factor("1 + own + others", two_others), 4);    // added
  EXPECT_EQ(factor("2 ^ (own + others)", two_others), 8);  // doubled each time
  EXPECT_EQ(factor("3 * 2 ^ others", two_others), 12);     // ^ binds tighter than *
  const std::string steps = "if(points >= 10, 3, if(points >= 7, 2, 1))";
  EXPECT_EQ(factor(steps, {.points = 6}), 1);
  EXPECT_EQ(factor(steps, {.points = 7}), 2);
  EXPECT_EQ(factor(steps, {.points = 10}), 3);
  EXPECT_EQ(factor("if(dealer = 1 and round > 6, 2, 1)", {.dealer = 1, .round = 7}), 2);
  EXPECT_EQ(factor("if(dealer = 1 and round > 6, 2, 1)", {.dealer = 0, .round = 7}), 1);
}

TEST(Factor, CountsMoreThanAVariableHoldsAsTheMost) {
  EXPECT_EQ(factor("others", {.others = 12}), 9);
  EXPECT_EQ(factor("points", {.points = 5000}), 999);
}

TEST(FactorMistake, IsShownWhereItIs) {
  EXPECT_EQ(mistake("1 + other"),
            "5: expected a number or a condition, found \"other\"; the nearest is others");
  EXPECT_EQ(mistake("count(light)"),
            "1: expected a number or a condition, found \"count\"; the nearest is round");
  EXPECT_EQ(mistake("points >= 7"), "1: expected a number such as count(light), found a condition");
  EXPECT_EQ(mistake("others ^ 2"),
            "1: expected a whole number from 1 up before ^, such as 2 ^ others");
  EXPECT_EQ(mistake("2 ^ (own - 1)"), "5: the number after ^ can become negative");
  EXPECT_EQ(mistake("own - 1"),
            "1: the factor can become negative: expected numbers from 0 to 300000");
  EXPECT_EQ(mistake("points * points"),
            "1: the factor can become 998001: expected numbers from 0 to 300000");
  EXPECT_THAT(mistake("9 ^ (own + others)"), testing::HasSubstr("can become larger than 1000000"));
}

TEST(FactorMistake, IsAVariableInAYaku) {
  EXPECT_THROW(parse_number("points"), SyntaxError);
  EXPECT_THROW(parse_number("if(1 = 1, 2, 3)"), SyntaxError);
  EXPECT_THROW(parse_number("2 ^ 3"), SyntaxError);
}

TEST(FactorType, TakesFormulasAndNone) {
  const Type type = Type::factor();
  EXPECT_FALSE(type.mismatch("none"));
  EXPECT_FALSE(type.mismatch("2 ^ others"));
  EXPECT_EQ(type.mismatch("2 ^ other").value(),
            "column 5: expected a number or a condition, found \"other\"; the nearest is others");
  EXPECT_EQ(type.mismatch(2).value(), "expected a factor such as 2 ^ others, or none, found 2");
  EXPECT_EQ(type.neighbour("1 + others"), Value("1 + others + 1"));
  EXPECT_FALSE(type.neighbour("300000"));
  EXPECT_EQ(type.candidates().front(), Value("none"));
  for (const Value& value : type.candidates()) EXPECT_FALSE(type.mismatch(value)) << value.text();
}

Expr any_factor(int depth) {
  using Op = Expr::Op;
  const Op op = depth == 0 ? *rc::gen::element(Op::literal, Op::variable)
                           : *rc::gen::element(Op::variable, Op::add, Op::power, Op::min, Op::max,
                                               Op::choice);
  const auto part = [&] { return any_factor(depth - 1); };
  if (op == Op::literal) return {.op = op, .value = *rc::gen::inRange(0, 30)};
  if (op == Op::variable) return {.op = op, .value = *rc::gen::inRange(0, 5)};
  if (op == Op::choice) {
    const Op sign = *rc::gen::element(Op::less, Op::equal, Op::at_least);
    return {.op = op, .args = {{.op = sign, .args = {part(), part()}}, part(), part()}};
  }
  if (op != Op::power) return {.op = op, .args = {part(), part()}};
  return {.op = op,
          .args = {{.op = Op::literal, .value = 2},
                   {.op = Op::min, .args = {part(), {.op = Op::literal, .value = 9}}}}};
}

Tally any_tally() {
  return {*rc::gen::inRange(0, 1200), *rc::gen::inRange(0, 12), *rc::gen::inRange(0, 12),
          *rc::gen::inRange(0, 2), *rc::gen::inRange(1, 120)};
}

RC_GTEST_PROP(Factor, ReadsBackAsItself, ()) {
  const Expr expression = any_factor(3);
  RC_ASSERT(parse_factor(print(expression)) == expression);
}

RC_GTEST_PROP(Factor, StaysWithinItsRange, ()) {
  const Expr expression = any_factor(3);
  const int value = evaluate_factor(expression, any_tally());
  RC_ASSERT(range_of(expression).least <= value && value <= range_of(expression).most);
}

}  // namespace
}  // namespace hanaproof::rulebook::yaku::factor_test
