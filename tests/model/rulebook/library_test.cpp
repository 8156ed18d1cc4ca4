#include "model/rulebook/library.h"

#include <gmock/gmock.h>

#include "tests/model/rulebook/lantern.h"

namespace hanaproof::rulebook {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::string kHead = R"text(id = "red.en"
title = "Red"
game = "koi-koi"
language = "en"
players = [2, 3]
)text";

const std::string kHouse = R"text(id = "house"
inherit = "red.en"
[[clause]]
topic = "deal.hand-size"
value = 7
)text";

Library library_of(const std::string& text) { return Library({{"red.toml", kHead + text}}); }

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

const Clause& only_clause(const Library& library) { return library.at("red.en").clauses.at(0); }

std::vector<std::string> ids(const std::vector<Clause>& clauses) {
  std::vector<std::string> all;
  for (const Clause& clause : clauses) all.push_back(clause.id());
  return all;
}

TEST(Library, ReadsTheHead) {
  const Library library({{"lantern.toml", lantern::kEdition}});
  const Edition& edition = library.at("lantern.en");
  EXPECT_EQ(edition.title, "Lantern Book");
  EXPECT_EQ(edition.game, "koi-koi");
  EXPECT_EQ(edition.language, "en");
  EXPECT_EQ(edition.document, "lantern");
  EXPECT_EQ(edition.file, "lantern.toml");
  EXPECT_THAT(edition.players, ElementsAre(2));
  EXPECT_EQ(edition.excuses.size(), 7U);
  EXPECT_EQ(edition.excuses[1].source.line, 8);
}

TEST(Library, ReadsAClauseWithItsCitation) {
  const Library library({{"lantern.toml", lantern::kEdition}});
  const Clause& clause = library.at("lantern.en").clauses.at(1);
  EXPECT_EQ(clause.id(), "lantern.en/dealer.begins#1");
  EXPECT_EQ(clause.readings.at(0).value, Value("dealer"));
  EXPECT_EQ(clause.readings.at(0).name, "dealer");
  EXPECT_EQ(clause.position.line, 14);
  ASSERT_EQ(clause.sources.size(), 1U);
  EXPECT_EQ(clause.sources[0].text(), "lantern line 6 (The oldest)");
}

TEST(Library, ReadsYakuAsTheirTopicsClauses) {
  const Library library({{"lantern.toml", lantern::kEdition}});
  const Edition& edition = library.at("lantern.en");
  const Clause& tan = *edition.on(*find_topic("yaku.tan")).at(0);
  EXPECT_EQ(tan.printed, "Rain");
  EXPECT_EQ(tan.readings.at(0).value,
            Value(Value::Record{
                {"cards", "count(ribbon) >= 3"}, {"points", "4"}, {"hides", Value::List{}}}));
  const Clause& akatan = *edition.on(*find_topic("yaku.akatan")).at(0);
  EXPECT_EQ(*akatan.readings.at(0).value.field("hides"), Value(Value::List{"aotan", "tan"}));
}

TEST(Library, LetsAReadingOfAYakuReplaceSingleFields) {
  const Library library({{"lantern.toml", lantern::kEdition}});
  const Clause& clause = *library.at("lantern.en").on(*find_topic("yaku.tsukimi")).at(0);
  ASSERT_EQ(clause.readings.size(), 2U);
  EXPECT_EQ(clause.readings[1].name, "light");
  EXPECT_EQ(*clause.readings[1].value.field("cards"), Value("any(light)"));
  EXPECT_EQ(*clause.readings[1].value.field("points"), Value("1"));
}

TEST(Library, NumbersClausesWithinTheirTopicInTheOrderOfTheFile) {
  const Library library = library_of(R"text([[yaku]]
id = "own"
cards = "all(31)"
points = 1
[[clause]]
topic = "deal.hand-size"
value = 8
[[clause]]
topic = "yaku.own"
value = "none"
when = { players = [3] }
[[clause]]
topic = "deal.hand-size"
value = 7
)text");
  EXPECT_THAT(ids(library.at("red.en").clauses),
              ElementsAre("red.en/yaku.own#1", "red.en/deal.hand-size#1", "red.en/yaku.own#2",
                          "red.en/deal.hand-size#2"));
}

TEST(Library, FillsASilentClauseWithItsAssumption) {
  const Library library = library_of(
      "[[clause]]\ntopic = \"deal.hand-size\"\nsilent = true\nassume = 6\nwhy = \"Small "
      "table.\"\n");
  const Clause& clause = only_clause(library);
  EXPECT_EQ(clause.standing, Standing::silent);
  ASSERT_EQ(clause.readings.size(), 1U);
  EXPECT_EQ(clause.readings[0].value, Value(6));
  EXPECT_EQ(clause.readings[0].why, "Small table.");
  EXPECT_EQ(clause.note, "Small table.");
}

TEST(Library, FillsASilentClauseWithTheCustomaryAnswer) {
  const Library library = library_of("[[clause]]\ntopic = \"deal.hand-size\"\nsilent = true\n");
  EXPECT_EQ(only_clause(library).readings.at(0).value, find_topic("deal.hand-size")->customary);
}

TEST(Library, FillsASilentYakuWithTheFieldsOfItsBlock) {
  const Library library =
      library_of("[[yaku]]\nid = \"tan\"\ncards = \"all(31)\"\npoints = 3\nsilent = true\n");
  EXPECT_EQ(only_clause(library).standing, Standing::silent);
  EXPECT_EQ(*only_clause(library).readings.at(0).value.field("points"), Value("3"));
}

TEST(Library, KnowsWhatATranscriptionGarbled) {
  const Library library = library_of(
      "[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 6\ntranscription = \"Reads b.\"\n"
      "note = \"Six elsewhere.\"\n");
  EXPECT_EQ(only_clause(library).standing, Standing::transcription);
  EXPECT_EQ(only_clause(library).note, "Reads b. Six elsewhere.");
}

TEST(Library, ReadsWhenAClauseHolds) {
  const Library library = library_of(
      "[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 6\n"
      "when = { players = [3], option = \"toppa\" }\n");
  EXPECT_THAT(only_clause(library).when.players, ElementsAre(3));
  EXPECT_EQ(only_clause(library).when.option, "toppa");
}

TEST(Library, LetsAnHeirReplaceWhatItStatesAndKeepTheRest) {
  const Library library({{"house.toml", kHouse}, {"red.toml", kHead + R"text([[clause]]
topic = "deal.hand-size"
value = 8
[[clause]]
topic = "deal.hand-size"
value = 6
when = { players = [3] }
[[clause]]
topic = "dealer.begins"
value = "dealer"
)text"}});
  const Edition& house = library.at("house");
  EXPECT_THAT(ids(house.clauses), ElementsAre("house/deal.hand-size#1", "red.en/dealer.begins#1"));
  EXPECT_EQ(house.title, "Red");
  EXPECT_EQ(house.game, "koi-koi");
  EXPECT_EQ(house.language, "en");
  EXPECT_THAT(house.players, ElementsAre(2, 3));
}

TEST(Library, PutsTheClausesOfASupplementedEditionBesideItsOwn) {
  const Library library({{"base.toml",
                          "id = \"base\"\ntitle = \"Base\"\ngame = \"base\"\nlanguage = \"en\"\n"
                          "[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 7\n"},
                         {"red.toml", kHead + R"text(supplements = "base"
[[clause]]
topic = "deal.hand-size"
value = 8
settles = ["base/deal.hand-size#1"]
)text"}});
  EXPECT_THAT(ids(library.at("red.en").clauses),
              ElementsAre("red.en/deal.hand-size#1", "base/deal.hand-size#1"));
  EXPECT_THAT(library.at("red.en").clauses[0].settles, ElementsAre("base/deal.hand-size#1"));
  EXPECT_THAT(library.of_game("base"), IsEmpty());
  EXPECT_EQ(library.of_game("koi-koi").size(), 1U);
}

TEST(Library, AddsAnEditionAndReplacesOneOfTheSameId) {
  Library library({{"red.toml", kHead}});
  EXPECT_EQ(library.add({"house.toml", kHouse}).clauses.size(), 1U);
  EXPECT_EQ(library.editions().size(), 2U);
  const Edition& again =
      library.add({"mine.toml", kHouse + "[[clause]]\ntopic = \"dealer.begins\"\n"
                                         "value = \"next\"\n"});
  EXPECT_EQ(again.clauses.size(), 2U);
  EXPECT_EQ(again.file, "mine.toml");
  EXPECT_EQ(library.editions().size(), 2U);
}

TEST(Library, StaysAsItIsWhenAnEditionCannotBeAdded) {
  Library library({{"red.toml", kHead}});
  EXPECT_THROW(library.add({"bad.toml", "id = \"red.en\"\n"}), EditionError);
  EXPECT_EQ(library.at("red.en").title, "Red");
}

TEST(Library, NamesTheNearestEdition) {
  const Library library({{"red.toml", kHead}});
  EXPECT_EQ(library.find("red.fr"), nullptr);
  EXPECT_THROW(
      {
        try {
          library.at("rad.en");
        } catch (const EditionError& error) {
          EXPECT_THAT(error.what(), HasSubstr("unknown edition \"rad.en\""));
          EXPECT_THAT(error.what(), HasSubstr("the nearest is red.en"));
          throw;
        }
      },
      EditionError);
}

TEST(BrokenEdition, NamesAnUnknownTopic) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-sise\"\nvalue = 8\n"),
            "red.toml:7:9: unknown topic \"deal.hand-sise\": expected one that `hanaproof topics` "
            "lists; the nearest is deal.hand-size");
}

TEST(BrokenEdition, NamesAWrongType) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = \"eight\"\n"),
            "red.toml:8:9: deal.hand-size: expected a whole number from 1 to 24, found eight");
}

TEST(BrokenEdition, NamesAnUnknownCard) {
  EXPECT_THAT(mistake_in("[[yaku]]\nid = \"tan\"\ncards = \"all(D4)\"\npoints = 1\n"),
              StartsWith("red.toml:8:14: cards: "));
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
              testing::AllOf(StartsWith("red.toml:8:1: unknown key of a clause \"valu\""),
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

TEST(BrokenEdition, WantsAnAnswer) {
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\n"),
            "red.toml:7:9: a clause on deal.hand-size without an answer: expected one of value, "
            "readings, silent");
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\nsilent = true\n"),
            "red.toml:8:9: value in a silent clause: expected assume = VALUE");
  EXPECT_EQ(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\nassume = 8\n"),
            "red.toml:9:10: assume: expected only beside silent");
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
              testing::AllOf(StartsWith("red.toml:9:8: unknown kind of excuse \"headin\""),
                             HasSubstr("the nearest is heading")));
}

TEST(BrokenEdition, NamesAnUnknownOption) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n"
                         "when = { option = \"topa\" }\n"),
              testing::AllOf(StartsWith("red.toml:9:19: unknown option \"topa\""),
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
              testing::AllOf(StartsWith("red.toml:6:1: hides: there is no yaku akatann"),
                             HasSubstr("the nearest is akatan")));
}

TEST(BrokenEdition, WantsPlayersThatTheEditionKnows) {
  EXPECT_THAT(mistake_in("[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 8\n"
                         "when = { players = [4] }\n"),
              StartsWith("red.toml:6:1: red.en/deal.hand-size#1 holds for 4 players"));
}

TEST(BrokenEdition, WantsAnIdOfItsOwn) {
  EXPECT_EQ(mistake_in(std::vector<SourceText>{{"a.toml", kHead}, {"b.toml", kHead}}),
            "b.toml:1:6: red.en is already the id of a.toml: expected another one");
}

TEST(BrokenEdition, WantsACompleteHead) {
  EXPECT_EQ(mistake_in(std::vector<SourceText>{{"a.toml", "id = \"a\"\ntitle = \"A\"\n"}}),
            "a.toml:1:1: an edition lacks the key game");
}

}  // namespace
}  // namespace hanaproof::rulebook
