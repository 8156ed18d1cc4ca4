#include "model/rulebook/type.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hanaproof::rulebook::type_test {
namespace {

using Record = Value::Record;
using List = Value::List;

std::string wrong(const Type& type, const Value& value) {
  return type.mismatch(value).value_or("nothing wrong");
}

Type high() {
  return Type::record({{"at-least", Type::number(1, 100)}, {"factor", Type::number(1, 10)}});
}

Value yaku(const char* cards, const char* points) {
  return Record{{"cards", cards}, {"points", points}};
}

TEST(Type, TakesTheValuesItDescribes) {
  EXPECT_EQ(wrong(Type::truth(), false), "nothing wrong");
  EXPECT_EQ(wrong(Type::number(1, 24), 24), "nothing wrong");
  EXPECT_EQ(wrong(Type::choice({"all", "one"}), "one"), "nothing wrong");
  EXPECT_EQ(wrong(Type::card(), "B4"), "nothing wrong");
  EXPECT_EQ(wrong(Type::list(Type::number(1, 12)), List{6, 12}), "nothing wrong");
  EXPECT_EQ(wrong(high(), Record{{"at-least", 7}, {"factor", 2}}), "nothing wrong");
}

TEST(Type, SaysWhatWasExpectedAndWhatWasFound) {
  EXPECT_EQ(wrong(Type::truth(), "yes"), "expected true or false, found yes");
  EXPECT_EQ(wrong(Type::number(1, 24), 25), "expected a whole number from 1 to 24, found 25");
  EXPECT_EQ(wrong(Type::number(1, 24), "7"), "expected a whole number from 1 to 24, found 7");
  EXPECT_EQ(wrong(Type::card(), "81a"), "expected a card code such as 81 or B4, found 81a");
  EXPECT_EQ(wrong(Type::choice({"all"}), 1), "expected the word all, found 1");
  EXPECT_EQ(wrong(Type::list(Type::number(1, 12)), List{6, 13}),
            "item 2: expected a whole number from 1 to 12, found 13");
}

TEST(Type, NamesTheNearestWord) {
  EXPECT_EQ(wrong(Type::choice({"all", "all-or-one", "one"}), "all-or-on"),
            "expected one of all, all-or-one, one, found all-or-on; the nearest is all-or-one");
}

TEST(Type, NamesTheFieldThatIsMissingUnknownOrWrong) {
  EXPECT_EQ(wrong(high(), Record{{"at-least", 7}}),
            "the field factor is missing: expected a whole number from 1 to 10");
  EXPECT_EQ(wrong(high(), Record{{"at-least", 7}, {"factor", 2}, {"facto", 2}}),
            "there is no field facto: expected at-least, factor; the nearest is factor");
  EXPECT_EQ(wrong(high(), Record{{"at-least", 7}, {"factor", 11}}),
            "factor: expected a whole number from 1 to 10, found 11");
  const Type loose = Type::record({{"cards", Type::number(1, 9), false}});
  EXPECT_EQ(wrong(loose, Record{}), "nothing wrong");
}

TEST(OptionType, TakesWhatRulebooksSayAndWhatRulesetsPlay) {
  for (const char* word : {"optional", "standard", "none", "on", "off"}) {
    EXPECT_EQ(wrong(Type::option(), word), "nothing wrong") << word;
  }
  EXPECT_THAT(wrong(Type::option(), "optionally"), testing::HasSubstr("the nearest is optional"));
}

TEST(OptionType, OffersAsCandidatesOnlyWhatARulebookCanSay) {
  EXPECT_EQ(Type::option().candidates(), (std::vector<Value>{"optional", "standard", "none"}));
}

TEST(OptionType, HasNeighboursAmongItsOwnSortOfWord) {
  EXPECT_EQ(Type::option().neighbour("optional"), Value("standard"));
  EXPECT_EQ(Type::option().neighbour("none"), Value("optional"));
  EXPECT_EQ(Type::option().neighbour("on"), Value("off"));
  EXPECT_EQ(Type::option().neighbour("off"), Value("on"));
}

TEST(YakuType, TakesAYakuOrTheWordNone) {
  EXPECT_EQ(wrong(Type::yaku(), "none"), "nothing wrong");
  EXPECT_EQ(wrong(Type::yaku(), yaku("count(light) >= 5", "10")), "nothing wrong");
  const Value full =
      yaku("all(light)", "15").with("hides", List{"shikou", "sankou"}).with("size", 5);
  EXPECT_EQ(wrong(Type::yaku(), full), "nothing wrong");
}

TEST(YakuType, ShowsTheMistakeInAnExpressionByFieldAndColumn) {
  EXPECT_EQ(
      wrong(Type::yaku(), yaku("count(lights) >= 5", "10")),
      "cards, column 7: expected a set of cards or a card code, found \"lights\"; the nearest "
      "is light");
  EXPECT_EQ(wrong(Type::yaku(), yaku("all(light)", "1 +")),
            "points, column 4: expected a number or a condition, found the end");
}

TEST(YakuType, ChecksItsOtherFields) {
  const Value good = yaku("all(light)", "15");
  EXPECT_THAT(wrong(Type::yaku(), "non"), testing::StartsWith("expected a yaku"));
  EXPECT_EQ(wrong(Type::yaku(), Record{{"cards", "all(light)"}}),
            "the field points is missing: expected an expression");
  EXPECT_EQ(wrong(Type::yaku(), good.with("points", 15)),
            "points: expected an expression, found 15");
  EXPECT_EQ(wrong(Type::yaku(), good.with("hide", List{})),
            "a yaku has no field hide: expected cards, points, hides, size; the nearest is hides");
  EXPECT_EQ(wrong(Type::yaku(), good.with("hides", "shikou")),
            "hides: expected a list of yaku ids, found shikou");
  EXPECT_EQ(wrong(Type::yaku(), good.with("hides", List{"four lights"})),
            "hides: expected a yaku id such as shikou, found four lights");
  EXPECT_EQ(wrong(Type::yaku(), good.with("size", 49)),
            "size: expected a whole number from 1 to 48, found 49");
}

TEST(YakuType, HasANeighbourInItsCondition) {
  EXPECT_EQ(Type::yaku().neighbour(yaku("count(dreg) >= 10", "1")), yaku("count(dreg) >= 11", "1"));
  EXPECT_EQ(Type::yaku().neighbour(yaku("all(moon | sake)", "5")), yaku("all(82 | sake)", "5"));
}

TEST(YakuType, HasANeighbourInItsPointsWhereTheConditionHasNone) {
  EXPECT_EQ(Type::yaku().neighbour(yaku("all(card)", "5")), yaku("all(card)", "6"));
  EXPECT_EQ(Type::yaku().neighbour(yaku("all(card)", "count(dreg)")),
            yaku("all(card)", "count(dreg) + 1"));
  EXPECT_FALSE(Type::yaku().neighbour("none"));
}

TEST(Neighbour, IsTheNextValueAndStaysWithinTheType) {
  EXPECT_EQ(Type::truth().neighbour(true), Value(false));
  EXPECT_EQ(Type::number(1, 24).neighbour(7), Value(8));
  EXPECT_EQ(Type::number(1, 24).neighbour(24), Value(23));
  EXPECT_FALSE(Type::number(3, 3).neighbour(3));
  EXPECT_EQ(Type::choice({"a", "b", "c"}).neighbour("c"), Value("a"));
  EXPECT_FALSE(Type::choice({"a"}).neighbour("a"));
  EXPECT_EQ(Type::card().neighbour("B4"), Value("B1"));
  EXPECT_EQ(Type::list(Type::number(1, 12)).neighbour(List{12, 6}), Value(List{11, 6}));
  EXPECT_FALSE(Type::list(Type::card()).neighbour(List{}));
  EXPECT_EQ(high().neighbour(Record{{"at-least", 7}, {"factor", 2}}),
            Value(Record{{"at-least", 8}, {"factor", 2}}));
}

TEST(Candidates, AreAllValuesOfASmallType) {
  EXPECT_EQ(Type::truth().candidates(), (std::vector<Value>{true, false}));
  EXPECT_EQ(Type::choice({"a", "b"}).candidates(), (std::vector<Value>{"a", "b"}));
  EXPECT_TRUE(Type::number(1, 3).candidates().empty());
  EXPECT_TRUE(Type::yaku().candidates().empty());
}

RC_GTEST_PROP(Neighbour, OfANumberFitsAndDiffers, ()) {
  const int least = *rc::gen::inRange(-5, 5), most = least + *rc::gen::inRange(1, 5);
  const int value = *rc::gen::inRange(least, most + 1);
  const auto other = Type::number(least, most).neighbour(value);
  RC_ASSERT(other.has_value());
  RC_ASSERT(!(*other == Value(value)));
  RC_ASSERT(!Type::number(least, most).mismatch(*other));
}

}  // namespace
}  // namespace hanaproof::rulebook::type_test
