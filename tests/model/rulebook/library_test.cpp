#include "model/rulebook/library.h"

#include <gmock/gmock.h>

#include "tests/model/rulebook/lantern.h"

namespace hanaproof::rulebook::library_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

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

}  // namespace
}  // namespace hanaproof::rulebook::library_test
