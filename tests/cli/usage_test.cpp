#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// Errors are one line on standard error, and say how to go on.
void expect_one_line(const Result& run, const std::string& part) {
  EXPECT_EQ(run.status, 2) << run.err;
  EXPECT_THAT(run.out, IsEmpty());
  EXPECT_THAT(run.err, StartsWith("hanaproof: "));
  EXPECT_THAT(run.err, HasSubstr(part));
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

TEST(Usage, HelpNamesEveryCommand) {
  const Result help = hanaproof("--help");
  EXPECT_EQ(help.status, 0);
  for (const char* command :
       {"audit", "check", "conform", "contradictions", "distances", "editions", "explain", "graph",
        "lattice", "perft", "prove", "replay", "report", "topics"}) {
    EXPECT_THAT(help.out, HasSubstr(command));
    const Result one = hanaproof(std::string(command) + " --help");
    EXPECT_EQ(one.status, 0);
    EXPECT_THAT(one.out, HasSubstr("hanaproof " + std::string(command))) << "an example";
  }
}

TEST(Usage, NothingOfTheOutputIsLostWithoutAWord) {
  for (const std::string command :
       {"--version", "--help", "topics", "explain score.high --json",
        "perft --edition hana-awase.pl --depth 1", "editions robin-red.koi-koi.en --json"}) {
    const Result run = hanaproof(command + " > /dev/full");
    EXPECT_EQ(run.status, 3) << command;
    EXPECT_EQ(run.err, "hanaproof: standard output: cannot be written: No space left on device\n")
        << command;
  }
}

TEST(Usage, AnUnknownCommandIsBadInput) { expect_one_line(hanaproof("contradict"), "contradict"); }
TEST(Usage, NoCommandIsBadInput) { expect_one_line(hanaproof(""), "--help"); }
TEST(Usage, AnUnknownEditionNamesTheNearest) {
  expect_one_line(hanaproof("editions robin-red.koi-koi.ef"), "robin-red.koi-koi.e");
}
TEST(Usage, AnUnknownTopicNamesTheNearest) {
  expect_one_line(hanaproof("explain score.hihg"), "score.high");
}
TEST(Usage, AnUnknownKindNamesTheNearest) {
  expect_one_line(hanaproof("contradictions --kind gaps"), "gap");
}
TEST(Usage, AMissingFileIsBadInput) {
  expect_one_line(hanaproof("check nowhere.toml"), "nowhere.toml");
}
TEST(Usage, AMissingFolderOfEditionsIsBadInput) {
  expect_one_line(hanaproof("--editions nowhere editions"), "nowhere");
}

TEST(Usage, EditionsAreListed) {
  const auto list = hanaproof("editions --json").json();
  EXPECT_EQ(list["schema"]["name"], "hanaproof.editions");
  std::vector<std::string> ids;
  for (const auto& edition : list["editions"]) ids.push_back(edition["id"]);
  EXPECT_THAT(ids, ::testing::IsSupersetOf({"blog.koi-koi.fr", "oishi-tengudo.koi-koi",
                                            "robin-red.koi-koi.de", "robin-red.koi-koi.en",
                                            "robin-red.koi-koi.es", "robin-red.koi-koi.fr"}));
}

TEST(Usage, EveryClauseOfAnEditionIsPrintedWithItsCitation) {
  const auto edition = hanaproof("editions robin-red.koi-koi.en --json").json();
  EXPECT_GT(edition["clauses"].size(), 80U);
  for (const auto& clause : edition["clauses"]) {
    if (clause["standing"] == "stated") {
      EXPECT_FALSE(clause["sources"].empty()) << clause["id"];
    }
  }
}

TEST(Usage, ExplainPutsAllAnswersSideBySide) {
  const Result run = hanaproof("explain yaku.hanami");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("all(moon | sake): 5"));
  EXPECT_THAT(run.out, HasSubstr("all(curtain | sake): 5"));
}

TEST(Usage, TopicsAreListedWithQuestionAndType) {
  const auto topics = hanaproof("topics --json").json();
  EXPECT_GT(topics["topics"].size(), 100U);
  for (const auto& topic : topics["topics"]) {
    EXPECT_THAT(topic["question"].get<std::string>(), ::testing::EndsWith("?"));
  }
}

TEST(Usage, ABettingGameIsNotPlayedByWhatPlaysCapturingGames) {
  for (const std::string command :
       {"conform korean.seotda", "graph --edition korean.seotda",
        "perft --edition korean.seotda --depth 1", "solve --edition korean.seotda --table 1,8"}) {
    const Result run = hanaproof(command);
    EXPECT_EQ(run.status, 2) << command;
    EXPECT_THAT(run.err, HasSubstr("korean.seotda is an edition of sutda")) << command;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

TEST(Usage, AQuestionIsExplainedOnlyOfGamesThatItIsAbout) {
  const Result all = hanaproof("explain bet.opener");
  EXPECT_EQ(all.status, 0);
  EXPECT_THAT(all.out, HasSubstr("korean.seotda"));
  EXPECT_EQ(all.out.find("koi-koi"), std::string::npos);
  const Result other = hanaproof("explain bet.opener robin-red.koi-koi.fr");
  EXPECT_EQ(other.status, 2);
  EXPECT_THAT(other.err, HasSubstr("bet.opener is a question of betting games"));
}

}  // namespace
}  // namespace hanaproof::cli::testing
