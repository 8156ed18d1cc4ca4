// Questions, editions and cards asked for in the words of a reader.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::lookup_test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// The ids in a document `hanaproof.topics` or `hanaproof.editions`.
std::vector<std::string> ids(const std::string& command, const std::string& what) {
  const Result run = hanaproof(command + " --json");
  EXPECT_EQ(run.status, 0) << command << run.err;
  const auto document = run.json();
  std::vector<std::string> all;
  for (const auto& each : document[what]) all.push_back(each["id"]);
  return all;
}

std::vector<std::string> topics(const std::string& arguments) {
  return ids("topics " + arguments, "topics");
}

void expect_error(const std::string& command, const std::string& part) {
  const Result run = hanaproof(command);
  EXPECT_EQ(run.status, 2) << command;
  EXPECT_THAT(run.out, IsEmpty()) << command;
  EXPECT_THAT(run.err, HasSubstr(part)) << command;
}

TEST(Lookup, WordsForOneQuestionPrintItsAnswers) {
  const std::string by_id = hanaproof("explain card.sake-cup").out;
  for (const std::string words :
       {"\"sake cup\"", "\"coupe de saké\"", "coupe de saké", "sakeschale"}) {
    const Result run = hanaproof("explain " + words);
    EXPECT_EQ(run.status, 0) << words;
    EXPECT_THAT(run.out, StartsWith(by_id)) << words;
  }
  EXPECT_THAT(hanaproof("explain coupe de saké").out,
              HasSubstr("Other questions with these words: hanaproof topics 'coupe de saké'\n"));
}

TEST(Lookup, EditionsBesideWordsAreThoseToAsk) {
  const Result run = hanaproof("explain sake cup robin-red.koi-koi.fr --json");
  const auto document = run.json();
  EXPECT_EQ(document["topic"], "card.sake-cup");
  ASSERT_EQ(document["answers"].size(), 1U);
  EXPECT_EQ(document["answers"][0]["edition"], "robin-red.koi-koi.fr");
}

TEST(Lookup, WordsForSeveralQuestionsListThemByGame) {
  const Result run = hanaproof("explain Mond");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("for the answers: hanaproof explain "), HasSubstr("\nkoi-koi\n"),
                    HasSubstr("\nsutda\n"), HasSubstr("    yaku.tsukimi "),
                    HasSubstr("    combination.curtain-moon ")));
  const auto document = hanaproof("explain Mond --json").json();
  EXPECT_EQ(document["schema"]["name"], "hanaproof.topics");
  EXPECT_EQ(document["topics"].size(), topics("Mond").size());
}

TEST(Lookup, AWordOfTheGlossaryIsExplained) {
  EXPECT_THAT(hanaproof("explain Gaji").out,
              StartsWith("gaji, lightning, wildcard: the card `B4`"));
}

TEST(Lookup, WhatNobodyHasIsAnErrorWithTheNearestName) {
  expect_error("explain curtian", "no question has the words \"curtian\"; the nearest is curtain");
  expect_error("topics curtian", "the nearest is curtain");
}

TEST(Lookup, TopicsAreFilteredByWordsGameAndEdition) {
  const auto by_word = topics("equipes");
  EXPECT_THAT(by_word, Not(IsEmpty()));
  EXPECT_LT(by_word.size(), topics("").size());
  const auto of_game = topics("--game sutda");
  EXPECT_THAT(of_game, AllOf(Contains("bet.opener"), Contains("combination.pair-10")));
  EXPECT_THAT(of_game, AllOf(Not(Contains("call.trigger")), Not(Contains("yaku.hanami"))));
  const auto both = topics("dealer --game sutda");
  EXPECT_THAT(both, AllOf(Contains("dealer.becomes"), Not(Contains("bet.raise-least"))));
}

// Each clause of the edition is an answer unless it says that the text is silent.
TEST(Lookup, AnEditionsTopicsAreThoseOfItsClauses) {
  const auto edition = hanaproof("editions robin-red.koi-koi.en --json").json();
  std::set<std::string> said;
  std::set<std::string> silent;
  for (const auto& clause : edition["clauses"])
    (clause["standing"] == "silent" ? silent : said).insert(clause["topic"].get<std::string>());
  EXPECT_GT(said.size(), 50U);
  EXPECT_GT(silent.size(), 5U);
  const auto answered = topics("--edition robin-red.koi-koi.en");
  EXPECT_EQ(std::set(answered.begin(), answered.end()), said);
  const auto open = topics("--edition robin-red.koi-koi.en --open");
  EXPECT_THAT(open, ::testing::IsSupersetOf(silent));
  EXPECT_THAT(open, Not(Contains("bet.opener")));
}

TEST(Lookup, TopicsWithoutMatchesSaySo) {
  const Result run = hanaproof("topics call.trigger --game sutda");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out, "no questions\n");
}

TEST(Lookup, OptionsOfTopicsAreChecked) {
  expect_error("topics --open", "--edition");
  expect_error("topics --game koikoi",
               "no edition is of a game \"koikoi\"; the nearest is koi-koi");
}

TEST(Lookup, EditionsOfAGameOrABookAreListed) {
  const auto of_game = ids("editions koi-koi", "editions");
  EXPECT_THAT(of_game, AllOf(Contains("blog.koi-koi.fr"), Contains("robin-red.koi-koi.de"),
                             Not(Contains("robin-red.sutda.de"))));
  const auto of_book = ids("editions robin-red", "editions");
  EXPECT_EQ(of_book.size(), 12U) << "three games in four languages";
  EXPECT_THAT(of_book, Each(StartsWith("robin-red.")));
  EXPECT_THAT(hanaproof("editions robin-red").out, HasSubstr("robin-red.sutda.es"));
  expect_error("editions koikoi", "the nearest is koi-koi");
}

TEST(Lookup, CardsAreListedOrFound) {
  const auto all = hanaproof("cards --json").json()["cards"];
  ASSERT_EQ(all.size(), 48U);
  EXPECT_EQ(all[32]["code"], "91");
  EXPECT_EQ(all[32]["name"], "sake cup");
  EXPECT_EQ(all[32]["flower_japanese"], "kiku");
  EXPECT_EQ(hanaproof("cards coupe de saké").out,
            "91  sake cup      animal  10 points  September: chrysanthemum (kiku)\n");
  EXPECT_EQ(hanaproof("cards B4").out,
            "B4  lightning     dreg     1 point   November: willow (yanagi)\n");
  expect_error("cards curtian", "the nearest is curtain");
}

TEST(Lookup, OddsTakeNamesOfCards) {
  const std::string odds = "odds sutda --edition robin-red.sutda.fr --json --hand ";
  EXPECT_EQ(hanaproof(odds + "Rideau,lune").out, hanaproof(odds + "31,81").out);
  EXPECT_EQ(hanaproof(odds + "curtain --shown 'moon'").out, hanaproof(odds + "31 --shown 81").out);
  expect_error(odds + "curtian", "--hand curtian: \"curtian\" is no card");
}

}  // namespace
}  // namespace hanaproof::cli::testing::lookup_test
