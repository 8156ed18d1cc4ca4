// Coverage from the command line, on an invented rulebook.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/crane.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::coverage_test {
namespace {

using crane::kDocument;
using crane::kEdition;
using crane::kText;
using ::testing::HasSubstr;

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
