#include "model/phrases/cards.h"

#include <gtest/gtest.h>

#include "model/phrases/sentence.h"
#include "model/phrases/worth.h"

namespace hanaproof::phrases::testing::cards_test {
namespace {

using rulebook::Value;
using rulebook::yaku::parse_condition;
using rulebook::yaku::parse_number;

std::string told(const char* cards, Language language = Language::en) {
  return condition(parse_condition(cards), language);
}

TEST(CardsInWords, NamesSingleCards) {
  EXPECT_EQ(told("all(moon | sake)"), "moon and sake cup");
  EXPECT_EQ(told("all(moon | sake)", Language::fr), "lune et coupe de saké");
  EXPECT_EQ(told("all(boar | deer | butterflies)", Language::de),
            "Schmetterlinge, Wildschwein und Hirsch");
  EXPECT_EQ(told("any(rainman)"), "rain man");
}

TEST(CardsInWords, CountsKinds) {
  EXPECT_EQ(told("all(blue)"), "3 blue ribbons");
  EXPECT_EQ(told("count(ribbon) >= 5"), "at least 5 ribbons");
  EXPECT_EQ(told("count(light) >= 5"), "5 lights");  // there are no more
  EXPECT_EQ(told("count(dreg) >= 10", Language::pl), "co najmniej 10 zwykłych kart");
  EXPECT_EQ(told("count(light) >= 4", Language::pl), "co najmniej 4 światła");
}

TEST(CardsInWords, SaysWhichCardsMustAndMustNotBeAmongThem) {
  EXPECT_EQ(told("count(light) >= 4 and any(rainman)"),
            "at least 4 lights, including the rain man");
  EXPECT_EQ(told("count(light - rainman) >= 3"), "at least 3 lights other than the rain man");
  EXPECT_EQ(told("count(light) >= 1 and count(dreg | month(11)) >= 6 and "
                 "count(light | dreg | month(11)) = 7"),
            "1 light and 6 dregs or cards of November");
}

TEST(YakuInWords, HavePointsThatGrow) {
  const rulebook::Topic& akatan = *rulebook::find_topic("yaku.akatan");
  const auto yaku = [](const char* cards, const char* points) {
    return Value(Value::Record{{"cards", cards}, {"points", points}, {"hides", Value::List{}}});
  };
  EXPECT_EQ(sentence(akatan, yaku("all(poem)", "5"), rulebook::Family::capturing, Language::en),
            "Akatan (poem ribbons): 3 poem ribbons, 5 points.");
  EXPECT_EQ(
      sentence(akatan, yaku("all(poem)", "5 + count(ribbon) - 3"), rulebook::Family::capturing,
               Language::en),
      "Akatan (poem ribbons): 3 poem ribbons, 5 points, and 1 more for each ribbon beyond 3.");
  EXPECT_EQ(sentence(akatan, yaku("all(poem)", "7"), rulebook::Family::hachi, Language::en),
            "Akatan (poem ribbons): 3 poem ribbons, 7 kan.");
  EXPECT_EQ(sentence(akatan, "none", rulebook::Family::capturing, Language::en),
            "There is no yaku Akatan (poem ribbons).");
}

TEST(Growth, StartsWhereTheYakuDoes) {
  const auto points = parse_number("12 + 2 * (count(dreg) - 10)");
  const auto growth = growth_of(parse_condition("count(dreg) >= 10"), points);
  ASSERT_TRUE(growth.has_value());
  EXPECT_EQ(growth->from, 10);
  EXPECT_EQ(growth->base, 12);
  EXPECT_EQ(growth->step, 2);
  EXPECT_FALSE(growth_of(parse_condition("all(poem)"), parse_number("5")).has_value());
  EXPECT_FALSE(growth_of(parse_condition("any(moon)"), points).has_value());
  EXPECT_FALSE(growth_of(parse_condition("all(poem)"), parse_number("count(dreg) * count(dreg)"))
                   .has_value());
}

}  // namespace
}  // namespace hanaproof::phrases::testing::cards_test
