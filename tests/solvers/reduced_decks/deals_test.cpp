// Deals by number: each exactly once, there and back.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/notation/validate.h"
#include "model/spec/deal.h"
#include "solvers/reduced_decks/catalogue.h"
#include "solvers/reduced_decks/deals.h"
#include "tests/solvers/reduced_decks/books.h"

namespace hanaproof::reduced_decks::deals_test {
namespace {

using cards::CardSet;
using notation::Position;
using testing::rules;
using testing::tiny;

Game game_of(const Table& table) {
  return derive(rules("oishi-tengudo.koi-koi", table.players), table);
}

std::vector<cards::Card> with_stock(const Position& position) {
  std::vector<cards::Card> order;
  for (const CardSet hand : position.hands) {
    for (const auto card : hand) order.push_back(card);
  }
  for (const auto card : position.field) order.push_back(card);
  order.insert(order.end(), position.stock.begin(), position.stock.end());
  return order;
}

TEST(Deals, AreAsManyAsTheMultinomialTimesTheOrdersOfTheStock) {
  EXPECT_EQ(Deals(game_of(tiny())).size(), 180U);  // 6! / (2! 2! 1! 1!) x 1!
  Table table = tiny();
  table.hand_size = 1;
  table.field_size = 1;
  EXPECT_EQ(Deals(game_of(table)).size(), 720U);  // 6! / 3! x 3!
  table.hands = {*CardSet::parse("12"), CardSet()};
  EXPECT_EQ(Deals(game_of(table)).size(), 120U);  // 5! / 3! x 3!
}

TEST(Deals, KeepTheCardsThatAreDrawnFirst) {
  Table table = tiny();
  table.hand_size = 1;
  table.stock = {cards::Card::of(3, 3), cards::Card::of(1, 2)};
  const Game game = game_of(table);
  const Deals deals(game);
  EXPECT_EQ(deals.size(), 24U);  // 4! for two hands, the field and the third stock card
  for (std::uint64_t i = 0; i < deals.size(); ++i) {
    const Position deal = deals.at(i);
    ASSERT_EQ(deal.stock.size(), 3U);
    EXPECT_EQ(deal.stock[0], table.stock[0]);
    EXPECT_EQ(deal.stock[1], table.stock[1]);
  }
}

// Another way to all deals: every order of the deck, dealt from the top.
TEST(Deals, AreWhatAllOrdersOfTheDeckGive) {
  const Game game = game_of(tiny());
  std::set<std::vector<cards::Card>> expected;
  std::vector<cards::Card> deck = game.table.deck.cards();
  do {
    std::vector<cards::Card> laid = deck;
    std::sort(laid.begin(), laid.begin() + 2);
    std::sort(laid.begin() + 2, laid.begin() + 4);
    expected.insert(laid);
  } while (std::next_permutation(deck.begin(), deck.end()));
  const Deals deals(game);
  std::set<std::vector<cards::Card>> found;
  for (std::uint64_t i = 0; i < deals.size(); ++i) found.insert(with_stock(deals.at(i)));
  EXPECT_EQ(found.size(), deals.size());
  EXPECT_EQ(found, expected);
}

TEST(Deals, ComeInOrder) {
  const Game game = game_of(tiny());
  const Deals deals(game);
  for (std::uint64_t i = 1; i < deals.size(); ++i) {
    EXPECT_LT(with_stock(deals.at(i - 1)), with_stock(deals.at(i)));
  }
}

RC_GTEST_PROP(Deals, OfTheCatalogueCanBePlayed, ()) {
  const int players = *rc::gen::inRange(2, 5);
  const auto& tables = catalogue(players);
  const Table& table = *rc::gen::elementOf(tables);
  const Game game = game_of(table);
  const Deals deals(game);
  const auto number = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()) % deals.size();
  const Position deal = deals.at(number);
  if (number + 1 < deals.size()) RC_ASSERT(!(deals.at(number + 1) == deal));
  const spec::Rules spec(game.rules);
  const Position opened = spec::open(spec, deal);
  notation::validate(opened, game.rules);
  for (int seat = 0; seat < players; ++seat) {
    RC_ASSERT(deal.hands[static_cast<std::size_t>(seat)].contains(table.placed(seat)));
  }
  RC_ASSERT(deal.field.contains(table.field));
}

TEST(Deals, RefuseWhatIsNone) {
  const Game game = game_of(tiny());
  const Deals deals(game);
  EXPECT_THROW(deals.at(deals.size()), std::out_of_range);
}

TEST(Deals, RefuseToNumberMoreThanSixtyFourBitsCan) {
  Table table = tiny();
  table.deck = CardSet::all();
  const Game game = game_of(table);
  EXPECT_THROW(Deals{game}, std::overflow_error);
}

TEST(Deals, RefuseCardsPlacedTwice) {
  Table table = tiny();
  table.hands = {*CardSet::parse("12"), *CardSet::parse("12")};
  const Game game = game_of(table);
  EXPECT_THROW(Deals{game}, std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::reduced_decks::deals_test
