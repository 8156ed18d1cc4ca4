#include <filesystem>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::usage_test {
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

// The commands that --help lists: two blanks, then the name.
std::vector<std::string> commands() {
  std::istringstream lines(hanaproof("--help").out);
  std::vector<std::string> names;
  bool listed = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("Subcommands:")) listed = true;
    if (!listed || !line.starts_with("  ") || line.starts_with("   ")) continue;
    names.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  return names;
}

TEST(Usage, HelpNamesEveryCommandAndEachHasAnExample) {
  const std::vector<std::string> all = commands();
  EXPECT_THAT(all, ::testing::IsSupersetOf({"audit", "crosscheck", "regress", "topics"}));
  for (const std::string& command : all) {
    const Result one = hanaproof(command + " --help");
    EXPECT_EQ(one.status, 0) << command;
    EXPECT_THAT(one.out, HasSubstr("hanaproof " + command)) << "an example";
    EXPECT_THAT(one.out, ::testing::Not(HasSubstr("->"))) << "a value of the program's own";
    EXPECT_THAT(one.out, ::testing::Not(HasSubstr("NONNEGATIVE"))) << command;
  }
}

TEST(Usage, TheIndexOfTheDocsNamesEveryCommand) {
  const std::string index = read(paths::source_dir() + "/docs/commands/README.md");
  for (const std::string& command : commands()) {
    EXPECT_TRUE(index.find("`" + command + "`") != std::string::npos ||
                index.find("`" + command + " ") != std::string::npos)
        << command;
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

TEST(Usage, AMissingFileIsToldWithWhatWasExpected) {
  expect_one_line(hanaproof("perft --edition hana-awase.pl --depth 1 --position no.json"),
                  "no.json: cannot be read: expected a file with a position");
  expect_one_line(hanaproof("solve --edition hana-awase.pl --batch no.json"),
                  "one position a line");
  expect_one_line(hanaproof("replay no.json"), "expected a findings.json");
  expect_one_line(hanaproof("crosscheck --replay no.json"), "a difference that crosscheck");
  expect_one_line(hanaproof("regress run no.json --engine false"), "expected a corpus");
}

TEST(Usage, AWordToFailOnIsReadBeforeAnythingIsDone) {
  const Folder folder;
  expect_one_line(hanaproof("report --fail-on foo --out " + folder.path("out")), "\"foo\"");
  EXPECT_FALSE(std::filesystem::exists(folder.path("out")));
  expect_one_line(hanaproof("contradictions --fail-on gpa"), "nearest is gap");
}

TEST(Usage, AFolderWithoutEditionsIsBadInput) {
  const Folder folder;
  expect_one_line(hanaproof("contradictions --editions " + folder.path()), "there is no edition");
}

TEST(Usage, AYakuThatNobodyNamesIsBadInput) {
  expect_one_line(hanaproof("explain yaku.hanamii"), "the nearest is yaku.hanami");
}

TEST(Usage, OnlyWhatIsNearIsCalledNearest) {
  for (const std::string command :
       {"foo", "editions nope", "explain nope", "prove nope", "contradictions --kind foo"}) {
    const Result run = hanaproof(command);
    EXPECT_EQ(run.status, 2) << command;
    EXPECT_EQ(run.err.find("nearest"), std::string::npos) << run.err;
  }
}

TEST(Usage, NumbersAreToldInPlainWords) {
  const std::string perft = "perft --edition hana-awase.pl --depth ";
  expect_one_line(hanaproof(perft + "-1"),
                  "--depth: \"-1\" given, expected a whole number from 0 to 100 "
                  "(see hanaproof perft --help)");
  expect_one_line(hanaproof(perft + "1 --players x"), "--players: \"x\" given, expected a whole");
  expect_one_line(hanaproof(perft + "1 --seed -1"), "--seed: \"-1\" given");
  expect_one_line(hanaproof(perft + "1 --threads 100000"), "from 0 to 256");
  expect_one_line(hanaproof("signature --threads -3"), "--threads: \"-3\" given");
  expect_one_line(hanaproof("graph --edition hana-awase.pl --deals -1"), "--deals: \"-1\" given");
  const Result most = hanaproof(perft + "1 --threads 256");
  EXPECT_EQ(most.status, 0);
  EXPECT_THAT(most.err, IsEmpty()) << "no library warns";
}

TEST(Usage, WhatIsNoJsonIsToldWithoutTheNameOfALibrary) {
  const Folder folder;
  for (const char* text : {"no json", "{}"}) {
    const std::string path = folder.file("file.json", text);
    for (const std::string& command :
         {"crosscheck --replay " + path, "regress run --engine false " + path}) {
      const Result run = hanaproof(command);
      EXPECT_EQ(run.status, 2) << command;
      EXPECT_EQ(run.err.find("exception"), std::string::npos) << run.err;
    }
  }
}

TEST(Usage, BaseRulesAreNotPlayed) {
  expect_one_line(hanaproof("perft --edition oishi-tengudo.base --depth 1"), "no game by itself");
}

TEST(Usage, AnUnknownCommandIsBadInput) { expect_one_line(hanaproof("contradict"), "contradict"); }
TEST(Usage, ANearCommandIsNamedAtEveryLevel) {
  expect_one_line(hanaproof("contradiction"), "the nearest is contradictions");
  expect_one_line(hanaproof("odds deals"), "unknown command \"deals\"; the nearest is deal");
  expect_one_line(hanaproof("regress ruin"), "the nearest is run");
  expect_one_line(hanaproof("help odds deals"), "the nearest is deal");
  expect_one_line(hanaproof("odds deal --edtion x"), "the nearest is --edition");
}
TEST(Usage, OptionsWithoutACommandAreBadInput) { expect_one_line(hanaproof("--json"), "--help"); }

TEST(Help, IsShownWhereNoCommandIsNamed) {
  for (const auto& [words, asked] :
       {std::pair("", "--help"), std::pair("help", "--help"), std::pair("odds", "odds --help"),
        std::pair("help odds deal", "odds deal --help"), std::pair("help help", "help --help")}) {
    const Result run = hanaproof(words);
    EXPECT_EQ(run.status, 0) << words;
    EXPECT_EQ(run.err, "") << words;
    EXPECT_EQ(run.out, hanaproof(asked).out) << words;
    EXPECT_THAT(run.out, HasSubstr("Usage:")) << words;
  }
}

TEST(Help, SaysWhatValuesMean) {
  const std::string contradictions = hanaproof("help contradictions").out;
  EXPECT_THAT(contradictions, HasSubstr("--kind KIND"));
  EXPECT_THAT(contradictions, HasSubstr("--seconds SECONDS"));
  EXPECT_THAT(contradictions, HasSubstr("(0.001 to 86400)"));
  const std::string odds = hanaproof("help odds sutda").out;
  EXPECT_THAT(odds, HasSubstr("--edition ID|FILE REQUIRED"));
  EXPECT_THAT(odds, HasSubstr("--rule TOPIC=READING"));
  EXPECT_THAT(odds, HasSubstr("--players N"));
  EXPECT_THAT(odds, HasSubstr("--hand CARDS"));
  for (const std::string& command : commands()) {
    const std::string help = hanaproof(command + " --help").out;
    for (const char* type : {"FLOAT", "INT:", "INT ", "UINT", "TEXT:"})
      EXPECT_THAT(help, ::testing::Not(HasSubstr(type))) << command;
  }
}

TEST(Usage, TheVersionHasTheNameOfTheProgram) {
  const Result run = hanaproof("--version");
  EXPECT_THAT(run.out, ::testing::MatchesRegex("hanaproof [0-9]+\\.[0-9]+\\.[0-9]+\n"));
  EXPECT_EQ(hanaproof("-V").out, run.out);
}

TEST(Usage, AFolderThatCannotBeMadeIsBadInputAtOnce) {
  // Progress would tell of work that was begun.
  expect_one_line(hanaproof("report --out /proc/x hana-awase.pl"),
                  "/proc/x: no folder can be made");
  expect_one_line(hanaproof("prove deck --emit-smt2 /proc/x"), "/proc/x: no folder can be made");
  const Folder folder;
  expect_one_line(hanaproof("report --out " + folder.path("report") + " --found /proc/x"),
                  "/proc/x: cannot be written");
  for (const char* command :
       {"lattice hana-awase.pl --out", "distances --svg", "graph --edition hana-awase.pl --dot",
        "odds sutda --html", "regress record --edition hana-awase.pl --out"})
    expect_one_line(hanaproof(std::string(command) + " /proc/x"), "/proc/x: cannot be written");
  expect_one_line(hanaproof("report hana-awase.pl --out " + folder.file("file", "")),
                  "no folder can be made");
  EXPECT_EQ(read(folder.path("file")), "");
}
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

TEST(Usage, ASignatureWithoutAnEditionIsALineForEach) {
  const Folder folder;
  for (const char* id : {"korean.seotda", "robin-red.sutda.fr"}) {
    const std::string file = std::string(id) + ".toml";
    folder.file(file, read(paths::source_dir() + "/model/editions/" + file));
  }
  const auto lines = hanaproof("signature --deals 1 --editions " + folder.path()).out;
  EXPECT_THAT(lines, ::testing::MatchesRegex("[0-9a-f]{16}  korean.seotda\n"
                                             "[0-9a-f]{16}  robin-red.sutda.fr\n"));
  const auto whole = hanaproof("signature korean.seotda --deals 1 --editions " + folder.path()).out;
  EXPECT_THAT(whole, HasSubstr("clauses come up"));
  EXPECT_EQ(whole.substr(0, whole.find('\n')), lines.substr(0, lines.find('\n')));
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

TEST(Usage, ExplainAnswersInTheLanguageThatIsAskedFor) {
  const Result run = hanaproof("explain coupe de saké blog.koi-koi.fr --lang fr");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("La coupe de saké compte uniquement comme animal"));
  EXPECT_THAT(run.out, HasSubstr("[animal]"));
  EXPECT_EQ(hanaproof("explain sake cup --lang la").status, 2);
}

TEST(Usage, AnswersAreValuesOfJson) {
  using nlohmann::json;
  const json explained = hanaproof("explain score.high robin-red.koi-koi.en --json").json();
  const json seven = {{"at-least", 7}, {"factor", 2}};
  EXPECT_EQ(explained["answers"][0]["clauses"][0]["readings"][0]["value"], seven);

  const json listed = hanaproof("topics --json").json();
  std::set<json::value_t> sorts;
  for (const json& topic : listed["topics"]) sorts.insert(topic["customary"].type());
  EXPECT_THAT(sorts, ::testing::IsSupersetOf({json::value_t::boolean,
                                              json::value_t::number_unsigned, json::value_t::string,
                                              json::value_t::array, json::value_t::object}));

  const Folder folder;
  const std::string house = folder.file("house.toml", R"(
id = "house"
title = "House"
inherit = "robin-red.koi-koi.en"

[[clause]]
topic = "capture.played.one"
readings = [{ value = "duty", why = "It says must." }, { value = "right" }]
)");
  const json clause = hanaproof("editions " + house + " --json").json()["clauses"][0];
  EXPECT_EQ(clause["readings"],
            json::parse(R"([{"name": "duty", "value": "duty", "why": "It says must."},
                            {"name": "right", "value": "right", "why": ""}])"));
}

TEST(Usage, TopicsAreListedWithQuestionAndType) {
  const auto topics = hanaproof("topics --json").json();
  EXPECT_GT(topics["topics"].size(), 100U);
  for (const auto& topic : topics["topics"]) {
    EXPECT_THAT(topic["question"].get<std::string>(), ::testing::EndsWith("?"));
  }
}

TEST(Usage, ABettingGameIsNotPlayedByWhatPlaysCapturingGames) {
  for (const std::string command : {"lattice korean.seotda", "graph --edition korean.seotda",
                                    "solve --edition korean.seotda --table 1,8"}) {
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
}  // namespace hanaproof::cli::testing::usage_test
