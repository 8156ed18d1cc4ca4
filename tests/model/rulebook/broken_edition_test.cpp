// Each way in which an edition file can be wrong is one line with its place.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "model/rulebook/library.h"

namespace hanaproof::rulebook::broken_edition_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kHead = R"text(id = "red.en"
title = "Red"
game = "koi-koi"
language = "en"
players = [2, 3]
)text";

std::string mistake_in(const std::vector<SourceText>& files) {
  try {
    const Library library(files);
  } catch (const EditionError& error) {
    return error.what();
  }
  return "none";
}

std::string mistake_in(const std::string& text) {
  return mistake_in(std::vector<SourceText>{{"red.toml", kHead + text}});
}

TEST(BrokenEdition, NamesAnUnknownTopic) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-sise\"\nvalue = 8\n"),
            "red.toml:7:9: unknown topic \"deal.hand-sise\": expected one that `hanaproof topics` "
            "lists; the nearest is deal.hand-size");
}

// "dealer.first" differs in fewer letters, but the name was only begun.
TEST(BrokenEdition, NamesATopicThatIsBegun) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"dealer.next\"\nvalue = \"winner\"\n"),
              HasSubstr("the nearest is dealer.next."));
}

TEST(BrokenEdition, NamesAWrongType) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = \"eight\"\n"),
            "red.toml:8:9: deal.hand-size: expected a whole number from 1 to 24, found eight");
}

TEST(BrokenEdition, NamesAnUnknownCard) {
  EXPECT_THAT(mistake_in("[[yaku]]\nid = \"tan\"\ncards = \"all(D4)\"\npoints = 1\n"),
              StartsWith("red.toml:8:14: cards: "));
}

TEST(BrokenEdition, NamesNumbersOfPlayersThatAreNone) {
  const std::string head = "id = \"a\"\ninherit = \"red.en\"\n";
  const auto with = [&](const std::string& line) {
    return mistake_in(std::vector<SourceText>{{"red.toml", kHead}, {"a.toml", head + line}});
  };
  EXPECT_EQ(with(""), "none");
  EXPECT_THAT(with("players = []\n"), StartsWith("a.toml:3:11: players: expected the numbers"));
  EXPECT_EQ(with("players = [3, 2, 3]\n"),
            "a.toml:3:11: players: 3 stands there twice: expected it once");
}

TEST(BrokenEdition, NamesAnotherGameThanTheInheritedOne) {
  const std::string head = "id = \"a\"\ninherit = \"red.en\"\n";
  EXPECT_EQ(mistake_in(std::vector<SourceText>{{"red.toml", kHead},
                                               {"a.toml", head + "game = \"poker\"\n"}}),
            "a.toml:2:11: inherit: red.en is of the game koi-koi: expected an edition of poker, or "
            "game = \"koi-koi\"");
}

TEST(BrokenEdition, NamesAUsualNumberThatIsNotAllowed) {
  const std::string head = "[[clause]]\ntopic = \"match.rounds\"\n";
  EXPECT_EQ(mistake_in(head + "value = { allowed = [6, 12], usual = 8 }\n"),
            "red.toml:8:9: match.rounds: usual: expected one of allowed, found 8");
}

TEST(BrokenEdition, SaysOfAnOptionWhatARulebookSays) {
  const std::string head = "[[clause]]\ntopic = \"option.triad\"\n";
  for (const char* said : {"optional", "standard", "none"}) {
    EXPECT_EQ(mistake_in(head + fmt::format("value = \"{}\"\n", said)), "none");
  }
  EXPECT_EQ(mistake_in(head + "value = \"on\"\n"),
            "red.toml:8:9: option.triad: expected one of optional, standard, none, found on");
}

TEST(BrokenEdition, BuildsOnOthersInOneWay) {
  EXPECT_THAT(mistake_in(std::vector<SourceText>{
                  {"red.toml", kHead},
                  {"a.toml", "id = \"a\"\ninherit = \"red.en\"\nsupplements = \"red.en\"\n"}}),
              StartsWith("a.toml:3:15: supplements: expected it without inherit"));
}

TEST(BrokenEdition, NamesACircle) {
  const std::string head = "title = \"T\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = [2]\n";
  EXPECT_EQ(
      mistake_in(std::vector<SourceText>{{"a.toml", "id = \"a\"\ninherit = \"b\"\n" + head},
                                         {"b.toml", "id = \"b\"\nsupplements = \"a\"\n" + head}}),
      "b.toml:2:15: supplements: the editions build on each other in a circle: a -> b -> a; "
      "expected an edition that does not build on this one");
}

TEST(BrokenEdition, NamesASyntaxError) {
  EXPECT_THAT(mistake_in("[[clause]\ntopic = \"deal.hand-size\"\n"), StartsWith("red.toml:6:"));
}

TEST(BrokenEdition, NamesAnUnknownKeyAndTheNearest) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalu = 8\n"),
              AllOf(StartsWith("red.toml:8:1: unknown key of a clause \"valu\""),
                    HasSubstr("the nearest is value")));
}

TEST(BrokenEdition, NamesAnUnknownFieldOfAReading) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\n"
                         "readings = [{ value = 8, becauze = \"?\" }]\n"),
              StartsWith("red.toml:8:26: unknown key of a reading \"becauze\""));
}

TEST(BrokenEdition, WantsReadingsWithDifferentNames) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\n"
                       "readings = [{ value = 8 }, { value = 8 }]\n"),
            "red.toml:8:28: a second reading with the name 8: expected another name");
}

TEST(BrokenEdition, WantsTheLikeliestReadingFirstAndNotStrained) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\n"
                       "readings = [{ value = 8, strained = true }, { value = 7 }]\n"),
            "red.toml:8:37: strained: expected true, beside a reading that is not the first");
}

TEST(BrokenEdition, WantsAnAnswer) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\n"),
            "red.toml:7:9: a clause on deal.hand-size without an answer: expected one of value, "
            "readings, silent, absent");
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\nsilent = true\n"),
            "red.toml:8:9: value in a clause that is silent: expected assume = VALUE");
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\nassume = 8\n"),
            "red.toml:9:10: assume: expected only beside silent or absent");
}

TEST(BrokenEdition, WantsACitationWhereItNamesADocument) {
  const std::string clause = "[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n";
  EXPECT_EQ(mistake_in(clause), "none");
  EXPECT_THAT(mistake_in("document = \"red\"\n" + clause),
              StartsWith("red.toml:7:1: a clause on deal.hand-size without a citation"));
}

TEST(BrokenEdition, WantsAShortAnchor) {
  EXPECT_EQ(mistake_in("document = \"red\"\n[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n"
                       "source = { line = 1, anchor = \"one two three four five six\" }\n"),
            "red.toml:10:31: anchor: expected at most 5 words of the passage, found 6");
}

TEST(BrokenEdition, NamesAnUnknownKindOfExcuse) {
  EXPECT_THAT(mistake_in("document = \"red\"\n[[excuse]]\nanchor = \"Red\"\nkind = \"headin\"\n"),
              AllOf(StartsWith("red.toml:9:8: unknown kind of excuse \"headin\""),
                    HasSubstr("the nearest is heading")));
}

TEST(BrokenEdition, WantsToKnowWhatAScanGarbled) {
  const std::string excuse = "document = \"red\"\n[[excuse]]\nanchor = \"Red\"\nkind = \"scan\"\n";
  EXPECT_EQ(mistake_in(excuse), "red.toml:7:1: an excuse lacks the key note");
  EXPECT_EQ(mistake_in(excuse + "note = \"\"\n"),
            "red.toml:10:8: note: expected a text, found an empty one");
}

TEST(BrokenEdition, NamesAnUnknownOption) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n"
                         "when = { option = \"topa\" }\n"),
              AllOf(StartsWith("red.toml:9:19: unknown option \"topa\""),
                    HasSubstr("the nearest is toppa")));
}

TEST(BrokenEdition, NamesAnEditionThatIsNotThere) {
  EXPECT_EQ(mistake_in("inherit = \"red\"\n"),
            "red.toml:6:11: inherit: there is no edition red: expected one of those at hand; the "
            "nearest is red.en");
}

TEST(BrokenEdition, NamesASettledClauseThatIsNotThere) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n"
                       "settles = [\"red.en/deal.hand-size#2\"]\n"),
            "red.toml:9:12: settles: there is no clause red.en/deal.hand-size#2: expected one of "
            "the supplemented edition; the nearest is red.en/deal.hand-size#1");
}

TEST(BrokenEdition, NamesAHiddenYakuThatIsNotThere) {
  EXPECT_THAT(mistake_in("[[yaku]]\nid = \"tan\"\ncards = \"all(31)\"\npoints = 1\n"
                         "hides = [\"akatann\"]\n"),
              AllOf(StartsWith("red.toml:6:1: hides: there is no yaku akatann"),
                    HasSubstr("the nearest is akatan")));
}

TEST(BrokenEdition, WantsPlayersThatTheEditionKnows) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n"
                         "when = { players = [4] }\n"),
              StartsWith("red.toml:6:1: red.en/deal.hand-size#1 holds for 4 players"));
}

TEST(BrokenEdition, WantsQuestionsOfItsOwnGame) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"bet.ante\"\nvalue = \"everyone\"\n"),
              StartsWith("red.toml:6:1: bet.ante is a question of betting games, and koi-koi is a "
                         "capturing game"));
}

const std::string kBetting = R"text(id = "red.en"
title = "Red"
game = "sutda"
language = "en"
players = [2]
[[clause]]
topic = "combination.pair-1"
value = { cards = "count(month(1)) >= 2", multiplier = 1 }
)text";

TEST(BrokenEdition, NamesACombinationThatIsNotThere) {
  const auto mistake = [](const std::string& text) {
    return mistake_in(std::vector<SourceText>{{"red.toml", kBetting + text}});
  };
  EXPECT_EQ(mistake("[[clause]]\ntopic = \"combination.order\"\nvalue = [\"pair-1\"]\n"), "none");
  EXPECT_EQ(mistake("[[clause]]\ntopic = \"combination.order\"\nvalue = [\"pair-2\"]\n"),
            "red.toml:9:1: combination.order: red.en has no combination pair-2; the nearest is "
            "pair-1");
  EXPECT_THAT(mistake("[[clause]]\ntopic = \"combination.fox\"\nvalue = { cards = \"all(31)\", "
                      "multiplier = 1, catches = [\"pair-3\"] }\n"),
              StartsWith("red.toml:9:1: combination.fox: red.en has no combination pair-3"));
  EXPECT_THAT(mistake("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n"),
              StartsWith("red.toml:9:1: deal.hand-size is a question of capturing games"));
}

TEST(BrokenEdition, WantsAnIdOfItsOwn) {
  EXPECT_EQ(mistake_in(std::vector<SourceText>{{"a.toml", kHead}, {"b.toml", kHead}}),
            "b.toml:1:6: red.en is already the id of a.toml: expected another one");
}

TEST(BrokenEdition, WantsACompleteHead) {
  EXPECT_EQ(mistake_in(std::vector<SourceText>{{"a.toml", "id = \"a\"\ntitle = \"A\"\n"}}),
            "a.toml:1:1: an edition lacks the key game\n"
            "a.toml:1:1: an edition lacks the key language\n"
            "a.toml:1:1: players: expected the numbers of players it can be played by, such as "
            "players = [2]");
}

}  // namespace
}  // namespace hanaproof::rulebook::broken_edition_test
