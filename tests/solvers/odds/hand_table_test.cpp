#include "solvers/odds/hand_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/solvers/odds/heron.h"

namespace hanaproof::odds::testing::hand_table_test {
namespace {

using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

const Hand& of(const HandTable& table, const char* a, const char* b) {
  return table.hands()[hand(table, a, b)];
}

TEST(HandTable, ListsEveryPairOfTheDeck) {
  const HandTable table = heron();
  EXPECT_EQ(table.cards(), 20);
  EXPECT_EQ(table.hands().size(), 190U);
  EXPECT_EQ(table.most_players(), 10);
  EXPECT_EQ(table.place(*cards::Card::parse("11")), -1);
  EXPECT_EQ(table.index(0, 1), 0);
  EXPECT_EQ(table.index(19, 18), 189);
}

TEST(HandTable, NamesWhatAHandIs) {
  const HandTable table = heron();
  EXPECT_EQ(of(table, "31", "81").category, "curtain-moon");
  EXPECT_EQ(of(table, "A3", "A4").category, "pair-10");
  EXPECT_EQ(of(table, "31", "33").category, "pair-3");
  EXPECT_EQ(of(table, "14", "83").category, "january-august");
  EXPECT_EQ(of(table, "14", "81").category, "points-9");
  EXPECT_EQ(of(table, "31", "83").category, "points-1");
  EXPECT_EQ(of(table, "33", "73").category, "points-0");
}

// One curtain with moon, ten pairs, two of January's, ten numbers of points.
TEST(HandTable, PutsHandsInOrder) {
  const HandTable table = heron();
  EXPECT_EQ(table.classes(), 23);
  const auto strength = [&](const char* a, const char* b) { return of(table, a, b).strength; };
  EXPECT_EQ(strength("31", "81"), 22);
  EXPECT_EQ(strength("A3", "A4"), 21);
  EXPECT_EQ(strength("13", "14"), 12);
  EXPECT_EQ(strength("13", "23"), 11);
  EXPECT_EQ(strength("13", "83"), 10);
  EXPECT_EQ(strength("23", "73"), 9);
  EXPECT_EQ(strength("43", "54"), 9);
  EXPECT_EQ(strength("93", "13"), 0);
  EXPECT_EQ(table.multiplier(22), 10);
  EXPECT_EQ(table.multiplier(21), 5);
  EXPECT_EQ(table.multiplier(11), 2);
  EXPECT_EQ(table.multiplier(0), 1);
}

TEST(HandTable, FollowsTheRules) {
  const HandTable low = heron({{"points.order", "low-wins"}});
  EXPECT_LT(of(low, "43", "53").strength, of(low, "33", "73").strength);
  EXPECT_LT(of(low, "33", "73").strength, of(low, "13", "83").strength);
  const HandTable sum = heron({{"points.value", "sum"}});
  EXPECT_EQ(of(sum, "93", "A3").category, "points-19");
  EXPECT_GT(of(sum, "93", "A3").strength, of(sum, "53", "43").strength);
}

TEST(HandTable, ACombinationOutsideTheOrderCountsByItsPoints) {
  const auto library = heron_book(books::clause(
      "combination.june-april", "{ cards = \"any(month(6)) and any(month(4))\", multiplier = 1 }"));
  const HandTable table(rulebook::Ruleset(library.at("heron.en"), {2, {}}));
  EXPECT_EQ(of(table, "63", "43").category, "june-april");
  EXPECT_EQ(of(table, "63", "43").strength, of(table, "33", "73").strength);
}

TEST(HandTable, OfSeveralCombinationsTheStrongestCounts) {
  const std::string any = "{ cards = \"any(month(1))\", multiplier = 1 }";
  const auto library =
      heron_book(books::clause("combination.january-april", any), ", \"january-april\"");
  const HandTable table(rulebook::Ruleset(library.at("heron.en"), {2, {}}));
  EXPECT_EQ(of(table, "13", "23").category, "january-february");
  EXPECT_EQ(of(table, "13", "43").category, "january-april");
}

// What is wrong with the hands of a book with one more clause.
void expect_refused(const std::string& more, const std::string& part) {
  const auto library = heron_book(more);
  const rulebook::Ruleset rules(library.at("heron.en"), {2, {}});
  EXPECT_THAT([&] { HandTable{rules}; }, ThrowsMessage<rulebook::EditionError>(HasSubstr(part)));
}

TEST(HandTable, RefusesHandsThatStandInNoSingleOrder) {
  // January with February is above January with August, which has nine points and so is above
  // eight points, which are above the three of January with February.
  expect_refused(books::clause("points.against-combination", "\"by-points\""), "one order");
  expect_refused(books::clause("combination.june-april",
                               "{ cards = \"any(month(6)) and any(month(4))\", multiplier = 7 }"),
                 "multiplier");
}

TEST(HandTable, RefusesEffectsThatTooManyHandsHave) {
  const auto replaying = [](const std::string& cards) {
    return books::clause(
        "combination.wide",
        "{ cards = \"" + cards + "\", multiplier = 1, replays-up-to = \"pair-10\" }");
  };
  expect_refused(replaying("any(light | animal | ribbon | dreg)"),
                 "combination.wide: hands that catch others or have a round replayed can be held "
                 "together in more than 1000 ways");
  // 37 hands with a card of January, less those that another combination makes: a pair, four with
  // February and two with August.
  const auto library = heron_book(replaying("any(month(1))"));
  const HandTable table(rulebook::Ruleset(library.at("heron.en"), {2, {}}));
  EXPECT_EQ(table.effects().size(), 37 - 1 - 4 - 2);
}

TEST(HandTable, RefusesDecksThatCannotBe) {
  expect_refused(books::clause("deck.cards", "[\"13\", \"14\", \"23\", \"24\", \"31\"]"), "even");
  expect_refused(books::clause("deck.cards", "[\"13\", \"14\", \"23\", \"24\", \"13\"]"),
                 "13 is twice");
}

}  // namespace
}  // namespace hanaproof::odds::testing::hand_table_test
