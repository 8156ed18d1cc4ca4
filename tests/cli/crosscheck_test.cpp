// The command crosscheck: what it says, and what becomes of runs that are cut up or cut off.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::crosscheck_test {
namespace {

using ::testing::HasSubstr;

// Small, but with all kinds of work in it.
constexpr const char* kRun =
    "crosscheck oishi-tengudo.koi-koi --readings defaults --deals 10 --games 60 --perfts 6 "
    "--no-profiles";

Result run(const std::string& arguments = "") {
  return hanaproof(fmt::format("{} --json {}", kRun, arguments));
}

TEST(CrosscheckCommand, SaysThatSpecAndEngineAgree) {
  const Result text = hanaproof(kRun);
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("spec and engine agree"));
  EXPECT_THAT(text.out, HasSubstr("2 players, two-months"));
  const auto json = run().json();
  EXPECT_EQ(json["failures"], 0);
  EXPECT_EQ(json["complete"], true);
  EXPECT_EQ(json["counts"]["games"]["deals"], 60);
  EXPECT_GT(json["total"]["positions"], 1000);
}

TEST(CrosscheckCommand, IsUndecidedWhereNothingWasCompared) {
  const Result text = hanaproof("crosscheck hana-awase.pl --seconds 0.00001");
  EXPECT_EQ(text.status, 1) << text.out;
  EXPECT_THAT(text.out, HasSubstr("undecided"));
  EXPECT_EQ(text.out.find("agree"), std::string::npos);
  EXPECT_EQ(hanaproof("crosscheck hana-awase.pl --seconds 0.00001 --json").json()["verdict"],
            "undecided");
  EXPECT_EQ(run().json()["verdict"], "agrees");
}

TEST(CrosscheckCommand, RefusesAPathThatCannotBeWrittenBeforeItRuns) {
  const Result refused = run("--out /nowhere/difference.json");
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_THAT(refused.err, HasSubstr("/nowhere/difference.json: cannot be written"));
}

TEST(CrosscheckCommand, PlaysBettingGamesToo) {
  const Result text = hanaproof("crosscheck robin-red.sutda.en --readings defaults --games 18");
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("spec and engine agree"));
  EXPECT_THAT(text.out, HasSubstr("4 players, bets"));
  EXPECT_THAT(text.out, HasSubstr("rounds of bets"));
}

TEST(CrosscheckCommand, TheSameSeedGivesTheSameAnswer) {
  EXPECT_EQ(run("--seed 9").out, run("--seed 9 --threads 1").out);
  EXPECT_NE(run("--seed 9").out, run("--seed 1000").out);
}

TEST(CrosscheckCommand, GoesOnFromACheckpointOfTheSameRunOnly) {
  const Folder folder;
  const std::string file = folder.path("run.json");
  EXPECT_EQ(run("--checkpoint " + file).status, 0);
  const Result other = run("--seed 5 --checkpoint " + file);
  EXPECT_EQ(other.status, 2);
  EXPECT_EQ(other.err, fmt::format("hanaproof: {}: of another run: seed: 1, not 5\n", file));
}

// Starts a run, sends it a signal as soon as it has left a checkpoint, and gives what came of it.
Result cut_off(const std::string& signal, const std::string& checkpoint) {
  return hanaproof(
      fmt::format("{0} --json --threads 1 --checkpoint {1} --checkpoint-every 0 & pid=$!; "
                  "while [ ! -s {1} ]; do sleep 0.01; done; kill -{2} $pid; wait $pid",
                  kRun, checkpoint, signal));
}

TEST(CrosscheckCommand, GoesOnAfterItWasKilled) {
  const Folder folder;
  const std::string checkpoint = folder.path("run.json");
  EXPECT_EQ(cut_off("KILL", checkpoint).status, 137);
  EXPECT_EQ(run("--checkpoint " + checkpoint).out, run().out);
}

TEST(CrosscheckCommand, KeepsWhatItHasWhenItIsInterrupted) {
  const Folder folder;
  const std::string checkpoint = folder.path("run.json");
  const Result interrupted = cut_off("INT", checkpoint);
  EXPECT_EQ(interrupted.status, 130);
  EXPECT_EQ(interrupted.json()["complete"], false);
  EXPECT_EQ(run("--checkpoint " + checkpoint).out, run().out);
}

TEST(CrosscheckCommand, StopsWhenItsTimeIsUp) {
  // Before anything was compared: that is no agreement.
  const Result result = run("--seconds 0.000001");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.json()["complete"], false);
  EXPECT_EQ(result.json()["verdict"], "undecided");
}

TEST(CrosscheckCommand, ShowsAWrittenDifferenceAgain) {
  // What a faulty engine would have left behind; this one is not faulty.
  const Folder folder;
  const std::string file = folder.file("difference.json", R"({
      "schema": {"name": "hanaproof.difference", "version": 1},
      "start": {"edition": "oishi-tengudo.koi-koi", "players": 2, "dealer": 0,
                "deck": ["11", "12", "13", "14", "21", "22"],
                "hands": [["11"], ["21"]], "field": ["12"], "stock": ["13", "22", "14"],
                "captured": [[], []], "turn": 0, "phase": "play"},
      "laid_out": true, "line": ["11x12"], "depth": 0,
      "what": "position", "spec": "{}", "engine": "{}"})");
  const Result result = hanaproof("crosscheck --replay " + file);
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.out, "spec and engine agree\n");
  EXPECT_EQ(hanaproof("crosscheck --json --replay " + file).json()["differs"], false);
}

TEST(CrosscheckCommand, RefusesWhatItCannotDo) {
  EXPECT_EQ(run("--readings many").status, 2);
  EXPECT_EQ(hanaproof("crosscheck oishi").status, 2);
  const Folder folder;
  const std::string file = folder.file("no.json", "{}");
  EXPECT_EQ(hanaproof("crosscheck --replay " + file).status, 2);
  EXPECT_EQ(run("--checkpoint " + file).status, 2);
}

}  // namespace
}  // namespace hanaproof::cli::testing::crosscheck_test
