// Coverage from the command line, on an invented rulebook.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::coverage_test {
namespace {

using ::testing::HasSubstr;

constexpr const char* kText =
    "The Paper Crane\n"
    "\n"
    "Each of two players gets eight cards. Moon and cup make five.\n";

constexpr const char* kDocument = R"toml(id = "crane"
title = "The Paper Crane"
file = "crane.txt"
[[span]]
lines = [[1, 3]]
page = "1"
language = "en"
owners = ["crane.en"]
)toml";

constexpr const char* kEdition = R"toml(id = "crane.en"
title = "The Paper Crane"
game = "koi-koi"
language = "en"
document = "crane"
players = [2]
[[clause]]
topic = "deal.hand-size"
value = 8
source = { line = 3, anchor = "gets eight cards" }
[[yaku]]
id = "tsukimi"
cards = "all(moon | sake)"
points = "5"
source = { line = 3, anchor = "Moon and cup" }
[[excuse]]
line = 1
anchor = "The Paper Crane"
kind = "heading"
)toml";

Result coverage(const std::string& edition, const std::string& options = "") {
  const Folder editions;
  const Folder sources;
  editions.file("crane.document.toml", kDocument);
  editions.file("crane.en.toml", edition);
  sources.file("crane.txt", kText);
  return hanaproof("--editions " + editions.path() + " editions coverage --sources " +
                   sources.path() + options);
}

std::string without(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST(Coverage, IsCompleteWhenEverySentenceIsCitedOrExcused) {
  const Result run = coverage(kEdition);
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("100 %"));
}

TEST(Coverage, FitsItsSchema) {
  for (const std::string& edition :
       {std::string(kEdition), without(kEdition, "gets eight cards", "gets nine cards"),
        without(kEdition, "Moon and cup", "gets eight cards")}) {
    const Result valid = validated("coverage", coverage(edition, " --json").out);
    if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
    EXPECT_EQ(valid.status, 0) << valid.out << valid.err;
  }
}

TEST(Coverage, ABrokenAnchorFails) {
  const Result run = coverage(without(kEdition, "gets eight cards", "gets nine cards"));
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("gets nine cards"));
}

TEST(Coverage, ASentenceThatNobodyCitesIsPrinted) {
  const Result run = coverage(without(kEdition, "Moon and cup", "gets eight cards"));
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("Moon and cup make five."));
}

TEST(Coverage, ATextThatIsNotThereIsSaid) {
  const Folder editions;
  const Folder sources;
  editions.file("crane.document.toml", kDocument);
  editions.file("crane.en.toml", kEdition);
  const Result run =
      hanaproof("--editions " + editions.path() + " editions coverage --sources " + sources.path());
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("crane.txt"));
}

TEST(Coverage, TheOriginalWordingIsShownOnlyFromTheUsersOwnCopy) {
  const Folder editions;
  const Folder sources;
  editions.file("crane.document.toml", kDocument);
  editions.file("crane.en.toml", kEdition);
  sources.file("crane.txt", kText);
  const std::string command = "--editions " + editions.path() + " editions crane.en";
  EXPECT_THAT(hanaproof(command).out, ::testing::Not(HasSubstr("Each of two players")));
  EXPECT_THAT(hanaproof(command + " --sources " + sources.path()).out,
              HasSubstr("Each of two players gets eight cards."));
}

}  // namespace
}  // namespace hanaproof::cli::testing::coverage_test
