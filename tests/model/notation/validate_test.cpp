#include "model/notation/validate.h"

#include <gmock/gmock.h>

#include "model/rulebook/library.h"

namespace hanaproof::notation {
namespace {

using cards::Card;
using cards::CardSet;
using testing::HasSubstr;

const rulebook::Edition& edition() {
  static const std::vector<rulebook::SourceText> files = {
      {"willow.toml",
       "id = \"willow.en\"\ntitle = \"Willow\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = "
       "[2]\n"}};
  static const rulebook::Library library(files);
  return library.at("willow.en");
}

// Hands and field of eight cards in card order, the rest in the stock.
Position dealt() {
  Position position = Position::empty("willow.en", 2);
  const std::vector<Card> deck = CardSet::all().cards();
  position.hands[0] = CardSet(std::vector<Card>(deck.begin(), deck.begin() + 8));
  position.hands[1] = CardSet(std::vector<Card>(deck.begin() + 8, deck.begin() + 16));
  position.field = CardSet(std::vector<Card>(deck.begin() + 16, deck.begin() + 24));
  position.stock.assign(deck.begin() + 24, deck.end());
  return position;
}

std::string mistake(const Position& position) {
  try {
    validate(position, rulebook::Ruleset(edition(), {2, {}}));
  } catch (const NotationError& error) {
    return error.what();
  }
  return "none";
}

Card card(const char* code) { return *Card::parse(code); }

TEST(Validate, APositionAfterTheDealIsValid) { EXPECT_EQ(mistake(dealt()), "none"); }

TEST(Validate, APositionAfterATurnIsValid) {
  Position position = dealt();
  position.hands[0].erase(card("11"));
  position.field.insert(card("11"));
  position.field.insert(position.stock.front());
  position.stock.erase(position.stock.begin());
  position.turn = 1;
  EXPECT_EQ(mistake(position), "none");
}

TEST(Validate, ACardTwiceIsNamedWithItsPlace) {
  Position position = dealt();
  position.captured[1].insert(card("11"));
  EXPECT_EQ(mistake(position),
            "position: card 11 is twice, the second time in the cards captured by player 1");
}

TEST(Validate, AMissingCardIsNamed) {
  Position position = dealt();
  position.stock.pop_back();
  EXPECT_EQ(mistake(position), "position: missing from the position: C4");
}

TEST(Validate, ACardThatTheDeckLacksIsNamed) {
  Position position = dealt();
  position.deck.erase(card("11"));
  EXPECT_EQ(mistake(position), "position: card 11 in the hand of player 0 is not in the deck");
}

TEST(Validate, AWrongNumberOfPlayersIsRefused) {
  EXPECT_EQ(mistake(Position::empty("willow.en", 3)),
            "position: willow.en has no rules for 3 players");
}

TEST(Validate, AHandThatIsTooLargeIsRefused) {
  Position position = dealt();
  position.hands[0].insert(position.stock.front());
  position.stock.erase(position.stock.begin());
  EXPECT_EQ(mistake(position), "position: a hand of 9 cards, dealt were 8");
}

TEST(Validate, HandsThatDoNotFitTheTurnAreRefused) {
  Position position = dealt();
  position.turn = 1;
  EXPECT_EQ(mistake(position), "position: player 0 holds 8 cards, expected 7 at this turn");
}

TEST(Validate, AStockOfTheWrongSizeIsRefused) {
  Position position = dealt();
  position.field.insert(position.stock.front());
  position.stock.erase(position.stock.begin());
  EXPECT_EQ(mistake(position), "position: the stock has 23 cards, expected 24");
}

TEST(Validate, APhaseThatCannotBeIsRefused) {
  Position choose = dealt();
  choose.phase = Phase::choose;
  EXPECT_EQ(mistake(choose), R"(position: "drawn" belongs to phase choose, and to it alone)");

  Position drawn = dealt();
  drawn.drawn = drawn.stock.front();
  drawn.stock.erase(drawn.stock.begin());
  EXPECT_EQ(mistake(drawn), R"(position: "drawn" belongs to phase choose, and to it alone)");

  Position declare = dealt();
  declare.phase = Phase::declare;
  EXPECT_EQ(mistake(declare), R"(position: phase declare needs "wild")");

  Position empty_hand = dealt();
  empty_hand.captured[0] = empty_hand.hands[0];
  empty_hand.hands[0] = {};
  EXPECT_EQ(mistake(empty_hand), "position: phase play, but the player at turn holds no card");

  Position stopped = dealt();
  stopped.stopped = 1;
  EXPECT_EQ(mistake(stopped), R"(position: "stopped" belongs to phase over)");
}

}  // namespace
}  // namespace hanaproof::notation
