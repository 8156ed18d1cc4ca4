#include "model/lookup/query.h"

#include <gtest/gtest.h>

namespace hanaproof::lookup::testing::query_test {
namespace {

TEST(LookupQuery, ATermOfSeveralWordsIsSoughtAsAWhole) {
  const Query query = understand("Vue de la coupe de saké");
  ASSERT_EQ(query.size(), 2U);
  EXPECT_EQ(query[0].typed, "vue");
  EXPECT_EQ(query[1].typed, "coupe sake");
}

TEST(LookupQuery, AnotherLanguageCountsAlmostAsMuchAsTheWordTyped) {
  const Sought cup = understand("coupe de saké").front();
  EXPECT_DOUBLE_EQ(cup.in(words("La coupe de saké.")), 1);
  const double translated = cup.in(words("Does the sake cup count?"));
  EXPECT_GT(translated, 0);
  EXPECT_LT(translated, 1);
  EXPECT_EQ(cup.in(words("la coupe")), 0) << "cutting the deck";
}

TEST(LookupQuery, WordsOfATermStandBesideEachOther) {
  const Sought ribbon = understand("blue ribbon").front();
  EXPECT_GT(ribbon.in(words("three blue ribbons")), 0);
  EXPECT_EQ(ribbon.in(words("a ribbon that is blue")), 0);
}

TEST(LookupQuery, AWordIsWorthMoreThanItsPlural) {
  const Sought light = understand("light").front();
  EXPECT_GT(light.in(words("one light")), light.in(words("five lights")));
  EXPECT_GT(light.in(words("five lights")), 0);
}

TEST(LookupQuery, TellsWhatIsANameOfTheThing) {
  EXPECT_EQ(names(understand("Sake Cups"), words("sake-cup")), Naming::typed);
  EXPECT_EQ(names(understand("Sakeschale"), words("sake-cup")), Naming::translated);
  EXPECT_EQ(names(understand("sake cup animal"), words("sake-cup")), Naming::no);
  EXPECT_EQ(names(understand("moon"), words("curtain-moon")), Naming::no);
  EXPECT_EQ(names(understand("rideau lune"), words("curtain-moon")), Naming::translated);
  EXPECT_EQ(names(understand(""), words("")), Naming::no);
}

// What one edition calls so need not be that thing elsewhere.
TEST(LookupQuery, AWordOfOneEditionIsNoName) {
  const std::vector<Term> printed = {{{words("round"), words("ballade")}, 0.5}};
  const Query query = understand("ballade", printed);
  EXPECT_GT(query.front().in(words("a round")), 0);
  EXPECT_EQ(names(query, words("round")), Naming::no);
}

}  // namespace
}  // namespace hanaproof::lookup::testing::query_test
