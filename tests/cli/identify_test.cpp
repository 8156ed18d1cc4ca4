#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {
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

TEST(IdentifyCommand, SaysThatNothingWasAnswered) {
  const Result run = with_input("identify --game hana-awase", "");
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("Nothing was answered."));
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
                  HANAPROOF_COMMAND));
  ASSERT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["nearest"], "hana-awase.pl");
  EXPECT_EQ(document["fault"], "");
  ASSERT_EQ(document["changes"].size(), 1U) << document["changes"];
  EXPECT_EQ(document["changes"][0]["topic"], "capture.played.three");
  EXPECT_EQ(document["changes"][0]["to"], "one");
  EXPECT_FALSE(document["changes"][0]["shown_by"].empty());
}

TEST(IdentifyCommand, WantsAKnownGame) {
  const Result run = hanaproof("identify --game koikoi");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("nearest is koi-koi"));
}

TEST(SignatureCommand, ListsEveryEdition) {
  const Result run = hanaproof("signature hana-awase.pl");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(read(std::string(HANAPROOF_SOURCE_DIR) + "/tests/checker/signature/signatures.txt"),
              HasSubstr(run.out.substr(0, run.out.find('\n'))));
  EXPECT_THAT(run.out, HasSubstr("never come up"));
}

}  // namespace
}  // namespace hanaproof::cli::testing
