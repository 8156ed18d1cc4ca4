#include "model/cards/card.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>
#include <vector>

#include "model/cards/names.h"
#include "tests/model/cards/generators.h"

namespace hanaproof::cards::card_test {
namespace {

std::vector<Card> deck() {
  std::vector<Card> cards;
  for (const char month : std::string("123456789ABC")) {
    for (const char place : std::string("1234")) {
      cards.push_back(*Card::parse(std::string{month, place}));
    }
  }
  return cards;
}

int count(Kind kind) {
  int cards = 0;
  for (const Card card : deck()) cards += card.kind() == kind ? 1 : 0;
  return cards;
}

std::set<std::string> codes(Ribbon ribbon) {
  std::set<std::string> found;
  for (const Card card : deck()) {
    if (card.ribbon() == ribbon) found.insert(card.code());
  }
  return found;
}

TEST(Deck, HoldsFiveLightsNineAnimalsTenRibbonsAndTwentyFourDregs) {
  EXPECT_EQ(count(Kind::light), 5);
  EXPECT_EQ(count(Kind::animal), 9);
  EXPECT_EQ(count(Kind::ribbon), 10);
  EXPECT_EQ(count(Kind::dreg), 24);
}

TEST(Deck, IsWorth264Points) {
  int points = 0;
  for (const Card card : deck()) points += card.points();
  EXPECT_EQ(points, 5 * 20 + 9 * 10 + 10 * 5 + 24 * 1);
  EXPECT_EQ(points, 264);
}

TEST(Deck, HasFourCardsAMonthInTheOrderOfTheirIndices) {
  std::map<Month, int> cards;
  int index = 0;
  for (const Card card : deck()) {
    EXPECT_EQ(card.index(), index++);
    EXPECT_EQ(card.place(), ++cards[card.month()]);
  }
  ASSERT_EQ(cards.size(), 12U);
  for (const auto& [month, number] : cards) EXPECT_EQ(number, 4) << month_name(month);
}

TEST(Deck, ListsTheCardsOfAMonthFromTheHighestKindDown) {
  for (const Card card : deck()) {
    if (card.place() == kCardsPerMonth) continue;
    EXPECT_LE(card.kind(), Card::of(card.month(), card.place() + 1).kind()) << card.code();
  }
}

TEST(Deck, HasLightsInJanuaryMarchAugustNovemberAndDecember) {
  std::set<std::string> lights;
  for (const Card card : deck()) {
    if (card.kind() == Kind::light) lights.insert(card.code());
  }
  EXPECT_EQ(lights, (std::set<std::string>{"11", "31", "81", "B1", "C1"}));
}

TEST(Deck, HasThreePoemRibbonsThreeBlueOnesAndFourPlainOnes) {
  EXPECT_EQ(codes(Ribbon::poem), (std::set<std::string>{"12", "22", "32"}));
  EXPECT_EQ(codes(Ribbon::blue), (std::set<std::string>{"62", "92", "A2"}));
  EXPECT_EQ(codes(Ribbon::plain), (std::set<std::string>{"42", "52", "72", "B3"}));
}

TEST(Card, HasTheCodeThatRulebooksWouldGiveIt) {
  const std::map<Card, std::string> codes = {
      {kCrane, "11"},   {kCurtain, "31"}, {kMoon, "81"}, {kRainMan, "B1"},     {kPhoenix, "C1"},
      {kSakeCup, "91"}, {kBoar, "71"},    {kDeer, "A1"}, {kButterflies, "61"}, {kLightning, "B4"}};
  for (const auto& [card, code] : codes) EXPECT_EQ(card.code(), code) << describe(card);
}

TEST(Card, IsDescribedByItsMotifFlowerAndMonth) {
  EXPECT_EQ(describe(kMoon), "moon (pampas, August)");
  EXPECT_EQ(describe(kSakeCup), "sake cup (chrysanthemum, September)");
  EXPECT_EQ(describe(*Card::parse("62")), "blue ribbon (peony, June)");
  EXPECT_EQ(describe(kLightning), "lightning (willow, November)");
  EXPECT_EQ(describe(*Card::parse("C4")), "dreg (paulownia, December)");
}

TEST(Card, IsNotReadFromAnythingButACode) {
  for (const char* text : {"", "1", "111", "01", "10", "15", "D1", "a1", "1a", " 1", "1 "}) {
    EXPECT_FALSE(Card::parse(text)) << text;
  }
}

RC_GTEST_PROP(Card, IsReadBackFromItsCode, (Card card)) {
  const auto again = Card::parse(card.code());
  RC_ASSERT(again.has_value());
  RC_ASSERT(again->index() == card.index());
}

}  // namespace
}  // namespace hanaproof::cards::card_test
