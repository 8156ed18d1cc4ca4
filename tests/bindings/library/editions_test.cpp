#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::editions_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

constexpr const char* kHouse = R"(id = "my-house"
title = "How we play"
inherit = "robin-red.koi-koi.en"
[[clause]]
topic = "score.own-calls"
value = "none"
note = "we keep it short"
)";

const Clause& clause(const Edition& edition, const std::string& topic) {
  return *std::ranges::find(edition.clauses, topic, &Clause::topic);
}

TEST(ApiEditions, AreThoseOfTheCommand) {
  const auto ids = builtin().ids();
  EXPECT_TRUE(std::ranges::is_sorted(ids));
  EXPECT_THAT(ids, Contains("korean.seotda"));
  EXPECT_THAT(ids, Contains("oishi-tengudo.base"));
}

TEST(ApiEditions, SayWhatTheTextSaysAndWhere) {
  const Edition french = builtin().at("robin-red.sakura.fr");
  EXPECT_EQ(french.language, "fr");
  EXPECT_EQ(french.game, "sakura");
  EXPECT_THAT(french.options, Contains("wildcard"));
  const auto cited = std::ranges::find_if(french.clauses, [](const Clause& each) {
    return !each.sources.empty() && !each.sources.front().place.empty();
  });
  ASSERT_NE(cited, french.clauses.end());
  EXPECT_THAT(cited->sources.front().place, ::testing::MatchesRegex("page .+"));
  EXPECT_EQ(cited->sources.front().document, french.document);
}

TEST(ApiEditions, NameTheNearestId) {
  EXPECT_THAT(error_of([] { (void)builtin().at("robin-red.koikoi.fr"); }),
              HasSubstr("the nearest is robin-red.koi-koi.fr"));
}

TEST(ApiEditions, OneMoreLeavesTheOthersAsTheyWere) {
  const Rules before(builtin(), "robin-red.koi-koi.en");
  const Editions more = builtin().with(kHouse);
  EXPECT_THAT(builtin().ids(), Not(Contains("my-house")));
  EXPECT_THAT(more.ids(), Contains("my-house"));
  const Edition house = more.at("my-house");
  EXPECT_EQ(house.inherits, "robin-red.koi-koi.en");
  EXPECT_THAT(clause(house, "score.own-calls").readings, ElementsAre("none"));
  EXPECT_EQ(clause(house, "score.own-calls").note, "we keep it short");
  EXPECT_EQ(clause(house, "score.own-calls").id, "my-house/score.own-calls#1");
  EXPECT_EQ(Rules(more, "my-house").answer("score.own-calls"), "none");
  EXPECT_NE(before.answer("score.own-calls"), "none");
}

TEST(ApiEditions, RulesOutliveTheEditionsTheyWereReadFrom) {
  const Rules rules = [] { return Rules(Editions::builtin().with(kHouse), "my-house"); }();
  EXPECT_EQ(rules.edition(), "my-house");
  EXPECT_EQ(Game(rules).deal(1).players(), 2);
}

TEST(ApiEditions, TellEveryMistakeWithItsPlace) {
  const std::string twice = std::string(kHouse) +
                            "[[clause]]\ntopic = \"score.hihg\"\nvalue = 1\n" +
                            "[[clause]]\ntopic = \"call.offered\"\nvalue = \"sometimes\"\n";
  const std::string error = error_of([&] { (void)builtin().with(twice, "house.toml"); });
  EXPECT_THAT(error, HasSubstr("house.toml:9:"));
  EXPECT_THAT(error, HasSubstr("score.high"));
  EXPECT_THAT(error, HasSubstr("house.toml:13:"));
  EXPECT_EQ(std::ranges::count(error, '\n'), 1);
}

TEST(ApiEditions, AreReadFromAFolder) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(::testing::TempDir()) / "hanaproof-api-editions";
  fs::create_directories(folder);
  std::ofstream(folder / "pond.toml") << "id = \"pond\"\ntitle = \"Pond\"\ngame = \"koi-koi\"\n"
                                         "language = \"en\"\nplayers = [2]\n";
  EXPECT_THAT(Editions::from_folder(folder.string()).ids(), ElementsAre("pond"));
  fs::remove_all(folder);
  EXPECT_THAT(error_of([&] { (void)Editions::from_folder(folder.string()); }),
              HasSubstr("expected a folder with edition files"));
}

TEST(ApiTopics, AreFoundByWordsOfFiveLanguages) {
  for (const char* words : {"dealer begins", "donneur commence"})
    EXPECT_THAT(builtin().find(words), Contains(::testing::Field(&Topic::id, "dealer.begins")))
        << words;
  EXPECT_TRUE(builtin().find("xylophone").empty());
  const auto all = builtin().topics();
  EXPECT_THAT(all, Contains(::testing::Field(&Topic::id, "call.trigger")));
  for (const Topic& topic : all) EXPECT_TRUE(topic.question.ends_with("?")) << topic.id;
}

}  // namespace
}  // namespace hanaproof::api_test::editions_test
