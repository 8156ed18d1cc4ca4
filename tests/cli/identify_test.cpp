#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::identify_test {
namespace {

using ::testing::HasSubstr;

Result with_input(const std::string& arguments, const std::string& input) {
  const Folder folder;
  return hanaproof(arguments + " < " + folder.file("answers", input));
}

TEST(IdentifyCommand, AsksPeopleByNumber) {
  const Result run = with_input("identify --game hana-awase", "1\n1\n1\n1\n1\n1\n1\n1\n");
  ASSERT_EQ(run.status, 0) << run.err << run.out;
  EXPECT_THAT(run.out, HasSubstr("Question 1"));
  EXPECT_THAT(run.out, HasSubstr("0  something else"));
  EXPECT_THAT(run.out, HasSubstr("Played: hana-awase.pl"));
  EXPECT_THAT(run.out, HasSubstr("asked, "));
}

TEST(IdentifyCommand, AsksAgainForWhatIsNoNumber) {
  const Result run = with_input("identify --game hana-awase --further 0", "seven\n99\n1\n1\n1\n");
  EXPECT_THAT(run.out, HasSubstr("Expected a number from 0 to "));
  EXPECT_EQ(run.status, 0) << run.err;
}

// A number with something behind it is none, and a minus does not wrap around.
TEST(IdentifyCommand, TakesNothingForANumberThatIsNone) {
  const Result run = with_input("identify --game hana-awase --further 0", "1x\n-1\n+1\n1 \n1\n");
  EXPECT_EQ(run.status, 0) << run.err;
  std::size_t asked_again = 0;
  const std::string again = "Expected a number from 0 to ";
  for (auto at = run.out.find(again); at != std::string::npos; at = run.out.find(again, at + 1)) {
    ++asked_again;
  }
  EXPECT_EQ(asked_again, 3U);
}

// The second answer replaces the first: the verdict is that of somebody who gave it at once.
TEST(IdentifyCommand, GoesBack) {
  const std::string command = "identify --game hana-awase --further 0";
  const auto verdict = [](const Result& run) { return run.out.substr(run.out.rfind("Played: ")); };
  const Result straight = with_input(command, "2\n1\n1\n");
  const Result other = with_input(command, "1\n1\n1\n");
  const Result back = with_input(command, "b\n1\nb\n2\n1\n1\n");
  ASSERT_EQ(back.status, 0) << back.err << back.out;
  EXPECT_THAT(back.out, HasSubstr("This is the first question."));
  EXPECT_NE(verdict(straight), verdict(other));
  EXPECT_EQ(verdict(back), verdict(straight));
}

TEST(IdentifyCommand, SaysThatTheAnswersEnded) {
  const Result run = with_input("identify --game hana-awase --json", "1\n");
  const auto document = run.json();
  EXPECT_EQ(document["ended"], true);
  EXPECT_EQ(document["questions"]["asked"], 2);  // the second without an answer
  EXPECT_THAT(run.err, HasSubstr("Question 2"));
  EXPECT_THAT(with_input("identify --game hana-awase", "1\n").out,
              HasSubstr("The answers ended before all questions were answered."));
}

TEST(IdentifyCommand, SaysThatNothingWasAnswered) {
  const Result run = with_input("identify --game hana-awase", "");
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("Nothing was answered."));
}

// Runs the command with Ctrl-C once the shell has found a condition to hold. What it reads does not
// end with the input.
Result interrupted(const std::string& arguments, const std::string& input, const std::string& until,
                   const std::string& out) {
  const Folder folder;
  const std::string pipe = folder.path("pipe");
  return shell(fmt::format(
      "mkfifo {0}; {{ {1}; exec sleep 600; }} > {0} & feeder=$!; {2} {3} < {0} > {4} & pid=$!; "
      "for i in $(seq 1200); do if {5}; then break; fi; sleep 0.1; done; "
      "kill -INT $pid; wait $pid; status=$?; kill $feeder; exit $status",
      pipe, input, paths::hanaproof_command(), arguments, out, until));
}

TEST(IdentifyCommand, SaysWhatItKnowsWhenItIsInterrupted) {
  const Folder folder;
  const std::string out = folder.path("out");
  // Nobody types a second answer.
  const Result people = interrupted("identify --game koi-koi", "echo 1",
                                    fmt::format("grep -q 'Question 2' {}", out), out);
  EXPECT_EQ(people.status, 130) << people.err;
  EXPECT_THAT(read(out), HasSubstr("Interrupted: not all questions were asked."));
  EXPECT_THAT(read(out), HasSubstr("candidates left: "));
  EXPECT_THAT(read(out), HasSubstr("1 question asked"));

  const std::string flag = folder.path("flag");
  const Result engine = interrupted(
      fmt::format(
          "identify --game hana-awase --json --reply-seconds 600 --engine 'exec {} hang {}'",
          paths::hostile_engine(), flag),
      "true", fmt::format("[ -e {} ] && sleep 0.5", flag), out);
  EXPECT_EQ(engine.status, 130) << engine.err;
  const auto document = nlohmann::json::parse(read(out));
  EXPECT_EQ(document["interrupted"], true);
  EXPECT_EQ(document["questions"]["asked"], 0);
  // Nothing was answered: everybody is left.
  EXPECT_EQ(document["fitting"].size(), document["candidates"]);
}

TEST(IdentifyCommand, ShowsItsPlan) {
  const Result run = hanaproof("identify --game sakura --players 3 --plan");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("candidates in "));
  EXPECT_THAT(run.out,
              HasSubstr("Not to be told apart: robin-red.sakura.de or robin-red.sakura.en"));
}

TEST(IdentifyCommand, NamesTheClauseThatAnEnginePlaysOtherwise) {
  const Result run = hanaproof(
      fmt::format("identify --game hana-awase --rounds 2 --json --engine 'exec {} serve --rule "
                  "capture.played.three=one'",
                  paths::hanaproof_command()));
  ASSERT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["nearest"], "hana-awase.pl");
  EXPECT_EQ(document["fault"], "");
  ASSERT_EQ(document["changes"].size(), 1U) << document["changes"];
  EXPECT_EQ(document["changes"][0]["topic"], "capture.played.three");
  EXPECT_EQ(document["changes"][0]["to"], "one");
  EXPECT_FALSE(document["changes"][0]["shown_by"].empty());
}

// No edition deals so few cards: the numbers are found, and the other clause by them.
TEST(IdentifyCommand, SaysHowManyCardsAnEngineDeals) {
  const Result run = hanaproof(
      fmt::format("identify --game hana-awase --rounds 2 --json --engine 'exec {} serve --rule "
                  "deal.hand-size=7 --rule capture.played.three=one'",
                  paths::hanaproof_command()));
  ASSERT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["dealt"]["instead"]["hand"], 7);
  EXPECT_EQ(document["dealt"]["instead"]["field"], 8);
  EXPECT_EQ(document["nearest"], "hana-awase.pl");
  ASSERT_EQ(document["changes"].size(), 1U) << document["changes"];
  EXPECT_EQ(document["changes"][0]["topic"], "capture.played.three");
}

// Where nothing tells the candidates apart people are asked what the edition's words leave open.
TEST(IdentifyCommand, AsksPeopleAboutHachiHachi) {
  const Result run =
      with_input("identify --edition oishi-tengudo.hachi-hachi --further 3", "1\n1\n1\n");
  ASSERT_EQ(run.status, 0) << run.err << run.out;
  EXPECT_THAT(run.out, HasSubstr("Question 3"));
  EXPECT_THAT(run.out, HasSubstr("Played: oishi-tengudo.hachi-hachi"));
  EXPECT_THAT(run.out, HasSubstr("3 questions asked"));
}

TEST(IdentifyCommand, WantsAKnownGame) {
  const Result run = hanaproof("identify --game koikoi");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("nearest is koi-koi"));
}

TEST(SignatureCommand, ListsEveryEdition) {
  const Result run = hanaproof("signature hana-awase.pl");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(read(paths::source_dir() + "/tests/checker/measures/signature/signatures.txt"),
              HasSubstr(run.out.substr(0, run.out.find('\n'))));
  EXPECT_THAT(run.out, HasSubstr("never come up"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::identify_test
