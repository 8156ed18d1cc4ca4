#include "model/rulebook/playable.h"

#include <gmock/gmock.h>

namespace hanaproof::rulebook {
namespace {

using Chosen = std::map<std::string, std::string>;

std::string edition_of(const std::string& game, const std::string& players,
                       const std::string& clauses = {}) {
  return "id = \"odd\"\ntitle = \"Odd\"\ngame = \"" + game +
         "\"\nlanguage = \"en\"\nplayers = " + players + "\n" + clauses;
}

std::string clause(const std::string& topic, const std::string& value) {
  return "[[clause]]\ntopic = \"" + topic + "\"\nvalue = " + value + "\n";
}

// What is said to a user's file when it is added to a library.
std::string added(const std::string& text) {
  Library library(std::vector<SourceText>{});
  try {
    library.add({"odd.toml", text});
  } catch (const Unplayable& error) {
    EXPECT_EQ(library.find("odd"), nullptr);
    return error.what();
  }
  return "none";
}

// What is said to the rules of such an edition, with these chosen.
std::string chosen(const std::string& text, int players, const Chosen& rules) {
  const Library library({{"odd.toml", text}});
  try {
    Ruleset(library.at("odd"), {players, {}}, rules);
  } catch (const Unplayable& error) {
    return error.what();
  }
  return "none";
}

TEST(Playable, CapturingGamesDealNoMoreCardsThanThereAre) {
  // Customary are eight cards for each player and eight on the table.
  EXPECT_EQ(added(edition_of("koi-koi", "[5]")), "none");  // 48, and no stock
  EXPECT_EQ(added(edition_of("koi-koi", "[6]")),
            "odd.toml:5:11: 6 players x 8 cards + 8 on the table = 56 cards, the deck has 48");
  EXPECT_EQ(added(edition_of("koi-koi", "[2]", clause("deal.hand-size", "21"))),
            "odd.toml:6:1: 2 players x 21 cards + 8 on the table = 50 cards, the deck has 48");
  EXPECT_EQ(added(edition_of("koi-koi", "[5]", clause("deal.field-size", "9"))),
            "odd.toml:6:1: 5 players x 8 cards + 9 on the table = 49 cards, the deck has 48");
  EXPECT_EQ(added(edition_of("koi-koi", "[6]",
                             clause("deal.hand-size", "8") + clause("deal.field-size", "0"))),
            "none");
}

TEST(Playable, EveryNumberOfPlayersCounts) {
  EXPECT_EQ(added(edition_of("sakura", "[2, 3, 4, 5, 6]")),
            "odd.toml:5:11: 6 players x 8 cards + 8 on the table = 56 cards, the deck has 48");
}

TEST(Playable, AnInheritedNumberOfPlayersIsHeldAgainstOnesOwnCards) {
  const SourceText red = {"red.toml",
                          "id = \"red\"\ntitle = \"Red\"\ngame = \"koi-koi\"\n"
                          "language = \"en\"\nplayers = [2, 4]\n"};
  Library library(std::vector<SourceText>{red});
  try {
    library.add(
        {"house.toml", "id = \"house\"\ninherit = \"red\"\n" + clause("deal.hand-size", "11")});
    FAIL();
  } catch (const Unplayable& error) {
    EXPECT_STREQ(
        error.what(),
        "house.toml:3:1: 4 players x 11 cards + 8 on the table = 52 cards, the deck has 48");
  }
}

TEST(Playable, InHachiHachiTheBlankCardIsACardMore) {
  const std::string sizes = clause("deal.hand-size", "7") + clause("deal.field-size", "6");
  EXPECT_EQ(added(edition_of("hachi-hachi", "[6]", sizes)), "none");
  EXPECT_EQ(added(edition_of("hachi-hachi", "[7]", sizes)),
            "odd.toml:6:1: 7 players x 7 cards + 6 on the table = 55 cards, the deck has 48");
  // Nothing is dealt to the table: 49 cards.
  const std::string blank = sizes + clause("deal.blank-card", "\"in-deck\"");
  EXPECT_EQ(added(edition_of("hachi-hachi", "[7]", blank)), "none");
  EXPECT_EQ(chosen(edition_of("hachi-hachi", "[7]", blank), 7, {{"deal.hand-size", "8"}}),
            "rule deal.hand-size=8: 7 players x 8 cards = 56 cards, the deck has 49");
}

TEST(Playable, HandsThatAreBetOnAreOfTheDeckOfTheEdition) {
  EXPECT_EQ(added(edition_of("sutda", "[10]")), "none");  // the deck has 20 cards
  EXPECT_EQ(added(edition_of("sutda", "[5]", clause("hand.cards", "5"))),
            "odd.toml:6:1: 5 players x 5 cards = 25 cards, the deck has 20");
  const std::string few = clause("deck.cards", R"(["31", "33", "81", "83", "81"])");
  EXPECT_EQ(added(edition_of("sutda", "[2]", few)), "none");
  EXPECT_EQ(added(edition_of("sutda", "[3]", few)),
            "odd.toml:6:1: 3 players x 2 cards = 6 cards, the deck has 4");
  // Two cards are compared even where a text deals one.
  EXPECT_EQ(added(edition_of("sutda", "[3]", few + clause("hand.cards", "1"))),
            "odd.toml:6:1: 3 players x 2 cards = 6 cards, the deck has 4");
}

TEST(Playable, ARuleThatIsChosenIsNamed) {
  const std::string plain = edition_of("koi-koi", "[2, 4]");
  EXPECT_EQ(chosen(plain, 2, {{"deal.hand-size", "20"}}), "none");
  EXPECT_EQ(
      chosen(plain, 2, {{"deal.hand-size", "21"}}),
      "rule deal.hand-size=21: 2 players x 21 cards + 8 on the table = 50 cards, the deck has "
      "48");
  EXPECT_EQ(chosen(plain, 4, {{"deal.field-size", "17"}}),
            "rule deal.field-size=17: 4 players x 8 cards + 17 on the table = 49 cards, the deck "
            "has 48");
}

TEST(Playable, EachGameHasItsNumberOfPlayers) {
  EXPECT_EQ(added(edition_of("koi-koi", "[2, 12]", clause("deal.hand-size", "1"))),
            "odd.toml:5:11: 12 players: expected 2 to 7, as capturing games are played here");
  EXPECT_EQ(added(edition_of("koi-koi", "[1]")),
            "odd.toml:5:11: 1 players: expected 2 to 7, as capturing games are played here");
  EXPECT_EQ(added(edition_of("hachi-hachi", "[2]")),
            "odd.toml:5:11: 2 players: expected 3 to 7, as hachi-hachi games are played here");
  EXPECT_EQ(added(edition_of("sutda", "[11]")),
            "odd.toml:5:11: 11 players: expected 2 to 10, as betting games are played here");
  // Base rules are not played.
  EXPECT_EQ(added(edition_of("base", "[1, 12]")), "none");
}

TEST(Playable, YakuAreWorthWhatCanBeKept) {
  const auto worth = [](const std::string& id, const std::string& points) {
    return "[[yaku]]\nid = \"" + id + "\"\ncards = \"all(11)\"\npoints = " + points + "\n";
  };
  EXPECT_EQ(added(edition_of("koi-koi", "[2]", worth("a", "32767"))), "none");
  EXPECT_EQ(added(edition_of("koi-koi", "[2]", worth("a", "767") + worth("b", "32001"))),
            "odd.toml:10:1: the yaku come to 32768 points together: expected at most 32767");
  // 48 cards.
  EXPECT_EQ(added(edition_of("koi-koi", "[2]", worth("a", "\"count(card) * 1000\""))),
            "odd.toml:6:1: the yaku come to 48000 points together: expected at most 32767");
}

TEST(Playable, AnotherAnswerMayBeUnplayable) {
  const Library library({{"odd.toml", edition_of("koi-koi", "[4]")}});
  const Ruleset rules(library.at("odd"), {4, {}});
  EXPECT_FALSE(unplayable(rules));
  EXPECT_EQ(unplayable(rules.with("deal.hand-size", 11)),
            "4 players x 11 cards + 8 on the table = 52 cards, the deck has 48");
}

}  // namespace
}  // namespace hanaproof::rulebook
