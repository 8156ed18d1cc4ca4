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
  const auto library = books::small(books::clause("deal.hand-size", "5"), "[4]");
  const DealCount count = count_deal(rules(library, 4));
  EXPECT_EQ(count.hands, 20);
  EXPECT_EQ(count.field, 8);
  EXPECT_EQ(count.stock, 20);
  EXPECT_EQ(count.packet_hand, 8);
  EXPECT_EQ(count.packet_field, 8);
}

}  // namespace
}  // namespace hanaproof::rounds::bounds_test
