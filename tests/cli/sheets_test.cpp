// Sheets are no books: they are left out where no edition is named, and can be named everywhere.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::sheets_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSheets[] = {"nintendo.koi-koi", "sheet.ceruleanoak", "sheet.linkdx",
                                   "sheet.milofultz"};

TEST(Sheets, AreListedButNotComparedUnlessNamed) {
  const Result listed = hanaproof("editions");
  const Result compared = hanaproof("explain score.counter");
  for (const char* sheet : kSheets) {
    EXPECT_THAT(listed.out, HasSubstr(sheet));
    EXPECT_THAT(compared.out, Not(HasSubstr(sheet)));
  }
  EXPECT_THAT(compared.out, HasSubstr("oishi-tengudo.koi-koi"));
  EXPECT_THAT(hanaproof("explain score.counter sheet.linkdx").out, HasSubstr("sheet.linkdx"));
}

TEST(Sheets, ArePlayedByTheSpecificationAndTheEngineAlike) {
  for (const char* sheet : kSheets) {
    const Result run =
        hanaproof(std::string("crosscheck ") + sheet + " --games 200 --perfts 20 --deals 3");
    EXPECT_EQ(run.status, 0) << sheet << run.out << run.err;
  }
}

TEST(Sheets, Conform) {
  for (const char* sheet : kSheets) {
    const Result run = hanaproof(std::string("conform ") + sheet);
    EXPECT_EQ(run.status, 0) << sheet << run.out << run.err;
  }
}

}  // namespace
}  // namespace hanaproof::cli::testing::sheets_test
