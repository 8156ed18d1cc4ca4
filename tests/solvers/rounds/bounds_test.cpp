#include "solvers/rounds/bounds.h"

#include <gtest/gtest.h>

#include "tests/books.h"

namespace hanaproof::rounds::bounds_test {
namespace {

rulebook::Ruleset rules(const rulebook::Library& library, int players = 2) {
  return {library.at("pond.en"), {players, {}}};
}

TEST(Bounds, TwoPlayersWithEightCardsHaveSixteenTurns) {
  const auto library = books::small();
  EXPECT_EQ(turns(rules(library)).most, 16);
  // A hand card, a drawn card and a call in each turn.
  EXPECT_EQ(plies(rules(library)).most, 48);
  EXPECT_EQ(captures(rules(library)).most, 16);
  // 16 in hands, 8 on the field, 16 of the stock.
  EXPECT_EQ(cards_in_play(rules(library)).most, 40);
}

TEST(Bounds, PlayToTheEndOfTheStockHasATurnForEachOfItsCards) {
  const auto library = books::small(books::clause("round.end", "\"stock-empty\""));
  EXPECT_EQ(turns(rules(library)).most, 24);
  EXPECT_EQ(captures(rules(library)).most, 8 + 12);
  EXPECT_EQ(cards_in_play(rules(library)).most, 48);
}

TEST(Bounds, ACallAtOnceAddsADecisionToEachTurn) {
  const auto library = books::small(books::clause("call.offered", "\"at-once\""));
  EXPECT_EQ(plies(rules(library)).most, 64);
}

TEST(Bounds, ADealIsCountedByHandsFieldAndStock) {
  const auto library =
      books::small(books::clause("deal.hand-size", "5") + books::eight_in_packets(), "[4]");
  const DealCount count = count_deal(rules(library, 4));
  EXPECT_EQ(count.hands, 20);
  EXPECT_EQ(count.field, 8);
  EXPECT_EQ(count.stock, 20);
  EXPECT_EQ(count.packet_hand, 8);
  EXPECT_EQ(count.packet_field, 8);
}

// By the packets the stock has 24 cards, by the sizes 8: whichever is dealt, no round is longer.
TEST(Bounds, HoldForTheSizesAndForThePackets) {
  const auto library =
      books::small(books::clause("round.end", "\"stock-empty\"") +
                   books::clause("deal.field-size", "24") + books::eight_in_packets());
  EXPECT_FALSE(count_deal(rules(library)).agree());
  EXPECT_EQ(turns(rules(library)).most, 24);
  EXPECT_EQ(captures(rules(library)).most, 8 + 12);
  EXPECT_FALSE(all_cards_come(rules(library)));
}

// Five hands of eight and a field of eight: nothing is left to draw, and the round ends at once.
TEST(Bounds, CardsStayInHandsWhereTheStockIsShort) {
  const std::string end = books::clause("round.end", "\"stock-empty\"") +
                          books::clause("round.empty-hand", "\"draw-only\"");
  const auto library = books::small(end, "[2, 3, 5]");
  EXPECT_TRUE(all_cards_come(rules(library, 2)));   // 16 hand cards, a stock of 24
  EXPECT_FALSE(all_cards_come(rules(library, 3)));  // 24 and 16
  EXPECT_FALSE(all_cards_come(rules(library, 5)));
}

}  // namespace
}  // namespace hanaproof::rounds::bounds_test
