#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/rulebook/yaku/expression.h"
#include "model/rulebook/yaku/neighbour.h"
#include "model/rulebook/yaku/range.h"
#include "tests/model/cards/generators.h"
#include "tests/model/rulebook/generators.h"

namespace hanaproof::rulebook::yaku::yaku_test {
namespace {

using cards::CardSet;

CardSet pile(std::string_view codes) { return CardSet::parse(codes).value(); }

bool made(std::string_view condition, std::string_view codes, SakeCup sake = SakeCup::animal) {
  return evaluate_condition(parse_condition(condition), pile(codes), sake);
}

int number(std::string_view text, std::string_view codes, SakeCup sake = SakeCup::animal) {
  return evaluate_number(parse_number(text), pile(codes), sake);
}

// "COLUMN: MESSAGE" of a text that is no condition.
std::string mistake(std::string_view text) {
  try {
    parse_condition(text);
  } catch (const SyntaxError& error) {
    return std::to_string(error.column()) + ": " + error.what();
  }
  return "no mistake";
}

CardSet resolve(const std::string& name, SakeCup sake) {
  return SetExpr{.op = SetExpr::Op::named, .name = name}.resolve(sake);
}

TEST(YakuLanguage, CountsTheCapturedCardsOfASet) {
  EXPECT_EQ(number("count(light)", "11 31 12 13"), 2);
  EXPECT_EQ(number("count(light | ribbon)", "11 31 12 13"), 3);
  EXPECT_EQ(number("count(card & month(1))", "11 31 12 13"), 3);
  EXPECT_EQ(number("count(light - rainman)", "11 31 B1"), 2);
}

TEST(YakuLanguage, ReadsSetOperatorsFromLeftToRight) {
  EXPECT_EQ(number("count(light | ribbon & month(1))", "11 31 12"), 2);
  EXPECT_EQ(number("count(light | (ribbon & month(1)))", "11 31 12"), 3);
}

TEST(YakuLanguage, BindsTimesTighterThanPlusAndGroupsMinusFromTheLeft) {
  EXPECT_EQ(number("1 + 2 * 3", ""), 7);
  EXPECT_EQ(number("(1 + 2) * 3", ""), 9);
  EXPECT_EQ(number("9 - 3 - 2", ""), 4);
  EXPECT_EQ(number("max(min(4, 2), 1 + count(dreg) - 10)", ""), 2);
}

TEST(YakuLanguage, BindsAndTighterThanOrAndNotTighterThanAnd) {
  EXPECT_TRUE(made("1 = 1 or 1 = 2 and 1 = 3", ""));
  EXPECT_FALSE(made("(1 = 1 or 1 = 2) and 1 = 3", ""));
  EXPECT_FALSE(made("not 1 = 1 and 1 = 2", ""));
  EXPECT_TRUE(made("not (1 = 1 and 1 = 2)", ""));
}

TEST(YakuLanguage, ComparesNumbers) {
  EXPECT_TRUE(made("count(light) >= 2", "11 31"));
  EXPECT_FALSE(made("count(light) > 2", "11 31"));
  EXPECT_TRUE(made("count(light) <= 2", "11 31"));
  EXPECT_FALSE(made("count(light) < 2", "11 31"));
  EXPECT_TRUE(made("count(light) = 2", "11 31"));
  EXPECT_FALSE(made("count(light) != 2", "11 31"));
}

TEST(YakuLanguage, AsksForAllCardsOfASetOrForAny) {
  EXPECT_TRUE(made("all(curtain | sake)", "31 91 11"));
  EXPECT_FALSE(made("all(curtain | sake)", "31 11"));
  EXPECT_TRUE(made("any(curtain | sake)", "31 11"));
  EXPECT_FALSE(made("any(curtain | sake)", "11"));
}

TEST(YakuLanguage, KnowsTheSetsOfTheDeck) {
  const std::map<std::string, int> sizes = {{"light", 5}, {"animal", 9}, {"ribbon", 10},
                                            {"dreg", 24}, {"card", 48},  {"poem", 3},
                                            {"blue", 3},  {"plain", 4}};
  for (const std::string& name : set_names()) {
    const auto found = sizes.find(name);
    const int size = found == sizes.end() ? 1 : found->second;
    EXPECT_EQ(resolve(name, SakeCup::animal).size(), size) << name;
  }
  EXPECT_EQ(set_names().size(), sizes.size() + 10);
}

TEST(SakeCup, IsAnAnimalOrADregOrBothAsTheEditionSays) {
  const auto counted = [](SakeCup sake) {
    return std::pair(number("count(animal)", "91 92", sake), number("count(dreg)", "91 92", sake));
  };
  EXPECT_EQ(counted(SakeCup::animal), std::pair(1, 0));
  EXPECT_EQ(counted(SakeCup::dreg), std::pair(0, 1));
  EXPECT_EQ(counted(SakeCup::both), std::pair(1, 1));
}

TEST(SakeCup, IsTheSakeCupByItsOwnNameWhateverItCountsAs) {
  for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
    for (const char* set : {"sake", "91", "month(9)", "card"}) {
      EXPECT_EQ(number("count(" + std::string(set) + ")", "91", sake), 1) << set;
    }
  }
}

TEST(YakuMistake, IsShownWhereItIsWithTheNearestKnownName) {
  EXPECT_EQ(mistake("count(lights) >= 5"),
            "7: expected a set of cards or a card code, found \"lights\"; the nearest is light");
  EXPECT_EQ(mistake("coumt(light) >= 5"),
            "1: expected a number or a condition, found \"coumt\"; the nearest is count");
  // A card where a number belongs: "rain-man" is the rain man misspelt.
  EXPECT_EQ(mistake("count(light) = 4 and rain-man"),
            "22: expected a number or a condition, found \"rain\"; the nearest is rainman");
}

TEST(YakuMistake, SaysWhatWasExpected) {
  EXPECT_EQ(mistake("count(light >= 5"),
            "13: expected \")\" or one of | & - after the set, found \">=\"");
  EXPECT_EQ(mistake("count(light) >="), "16: expected a number or a condition, found the end");
  EXPECT_EQ(mistake("count(light) >= 5 6"), "19: expected an operator or the end, found \"6\"");
  EXPECT_EQ(mistake("all(month(13))"), "11: expected the number of a month, 1 to 12, found \"13\"");
  EXPECT_EQ(mistake(""), "1: expected a number or a condition, found the end");
  EXPECT_EQ(mistake("light >= 5"),
            "1: expected a number or a condition, found a set of cards: write count(light), "
            "all(light) or any(light)");
}

TEST(YakuMistake, TellsNumbersFromConditions) {
  EXPECT_EQ(mistake("count(light)"),
            "1: expected a condition such as count(light) >= 5, found a number");
  EXPECT_EQ(mistake("all(light) + 1 > 2"),
            "1: expected a number such as count(light), found a condition");
  EXPECT_EQ(mistake("1 < 2 < 3"), "7: expected an operator or the end, found \"<\"");
  EXPECT_EQ(mistake("all(light) and count(light)"),
            "16: expected a condition such as count(light) >= 5, found a number");
  EXPECT_THROW(parse_number("all(light)"), SyntaxError);
}

TEST(YakuMistake, CountsColumnsInCharactersNotBytes) {
  EXPECT_THAT(mistake("count(光) >= 5"), testing::StartsWith("7: \"光\" is no sign"));
  EXPECT_THAT(mistake("count(light) ≥ 5"), testing::StartsWith("14: \"≥\" is no sign"));
}

TEST(HostileText, IsRefusedBeforeItsNestingExhaustsTheStack) {
  const std::string open(100'000, '(');
  EXPECT_THAT(mistake(open), testing::HasSubstr("too long"));
  EXPECT_THAT(mistake(std::string(500, '(')), testing::HasSubstr("too many levels"));
  std::string nots;
  for (int i = 0; i < 400; ++i) nots += "not ";
  EXPECT_THAT(mistake(nots + "1 = 1"), testing::HasSubstr("too many levels"));
  EXPECT_THAT(mistake("all(" + std::string(500, '(')), testing::HasSubstr("too many levels"));
}

TEST(HostileText, IsRefusedWhenANumberCouldOverflow) {
  EXPECT_THAT(mistake("1000000 * 1000000 > 0"), testing::StartsWith("9: the number can become"));
  EXPECT_THAT(mistake("99999999999999999999 > 0"), testing::StartsWith("1: expected a number up"));
  EXPECT_THAT(mistake("0 - 1000000 - 1 > 0"), testing::StartsWith("13: the number can become"));
}

TEST(YakuText, IsPrintedWithAsFewParenthesesAsTheGrammarAllows) {
  const auto again = [](std::string_view text) { return print(parse_condition(text)); };
  EXPECT_EQ(again("((count((light)))>=(5))"), "count(light) >= 5");
  EXPECT_EQ(again("1 - (2 - 3) = (4)"), "1 - (2 - 3) = 4");
  EXPECT_EQ(again("(1 - 2) - 3 = 4"), "1 - 2 - 3 = 4");
  EXPECT_EQ(again("(1 + 2) * 3 = 4"), "(1 + 2) * 3 = 4");
  EXPECT_EQ(again("(all(light)) and ((not (any(81))) or all(B4))"),
            "all(light) and (not any(81) or all(B4))");
  EXPECT_EQ(again("all((light|poem)-(11|12))"), "all(light | poem - (11 | 12))");
}

TEST(YakuSets, AreListedInTheOrderOfAppearance) {
  const auto sets = sets_of(parse_condition("count(light) >= 2 or all(81 | sake) and any(dreg)"));
  ASSERT_EQ(sets.size(), 3U);
  EXPECT_EQ(print(sets[0]), "light");
  EXPECT_EQ(print(sets[1]), "81 | sake");
  EXPECT_EQ(print(sets[2]), "dreg");
}

TEST(YakuNeighbour, RaisesAThresholdByOne) {
  const auto changed = [](std::string_view text) {
    return print(*neighbour(parse_condition(text)));
  };
  EXPECT_EQ(changed("count(dreg) >= 10"), "count(dreg) >= 11");
  EXPECT_EQ(changed("not count(dreg) < 10 and all(81)"), "not count(dreg) < 11 and all(81)");
}

TEST(YakuNeighbour, ReplacesOneCardByAnotherOfItsMonthElseOfTheNext) {
  const auto changed = [](std::string_view text) {
    return print(*neighbour(parse_condition(text)));
  };
  EXPECT_EQ(changed("all(curtain | sake)"), "all(32 | sake)");
  EXPECT_EQ(changed("all(sake | curtain)"), "all(sake | 32)");
  EXPECT_EQ(changed("all(poem)"), "all(poem - 12 | 13)");
  EXPECT_EQ(changed("any(month(12))"), "any(month(12) - C1 | 11)");
  EXPECT_FALSE(neighbour(parse_condition("all(card)")));
}

RC_GTEST_PROP(YakuText, ReadsBackToTheSameCondition, ()) {
  const Expr condition = test::any_condition(3);
  RC_ASSERT(parse_condition(print(condition)) == condition);
}

RC_GTEST_PROP(YakuText, ReadsBackToTheSameNumber, ()) {
  const Expr number = test::any_number(3);
  RC_ASSERT(parse_number(print(number)) == number);
}

RC_GTEST_PROP(YakuText, NeverCrashesTheParserWhateverItIs, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(
      rc::gen::element<std::string>("count", "(", ")", "all", "light", "81", ">=", "and", "not",
                                    "|", "-", "month", ",", "min", "5"));
  std::string text;
  for (const std::string& word : words) text += word + " ";
  try {
    const Expr condition = parse_condition(text);
    RC_ASSERT(condition.is_condition());
  } catch (const SyntaxError& error) {
    RC_ASSERT(error.column() >= 1U && error.column() <= text.size() + 1);
  }
}

RC_GTEST_PROP(YakuNumber, StaysWithinItsRange, (CardSet captured)) {
  const Expr number = test::any_number(3);
  const int value = evaluate_number(number, captured, test::any_sake());
  RC_ASSERT(range_of(number).least <= value && value <= range_of(number).most);
}

RC_GTEST_PROP(YakuNeighbour, DiffersAndIsAgainACondition, ()) {
  const Expr condition = test::any_condition(2);
  const auto other = neighbour(condition);
  RC_PRE(other.has_value());
  RC_ASSERT(*other != condition);
  RC_ASSERT(parse_condition(print(*other)) == *other);
}

RC_GTEST_PROP(YakuCondition, NegatedIsMadeExactlyWhenItWasNot, (CardSet captured)) {
  const Expr condition = test::any_condition(2);
  const SakeCup sake = test::any_sake();
  const Expr negation = {.op = Expr::Op::negation, .args = {condition}};
  RC_ASSERT(evaluate_condition(negation, captured, sake) !=
            evaluate_condition(condition, captured, sake));
}

}  // namespace
}  // namespace hanaproof::rulebook::yaku::yaku_test
