// A pager is for terminals that are too small for the text.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::pager_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kCommand = "contradictions hana-awase.pl --kind gap";

// On a terminal of so many rows, with a pager that marks what it gets.
std::string on_terminal(int rows, const std::string& pager, const std::string& arguments) {
  const std::string line = fmt::format("stty rows {} cols 80; PAGER=\"{}\" {} {}", rows, pager,
                                       paths::hanaproof_command(), arguments);
  const Result run =
      shell(fmt::format("python3 {}/tests/cli/terminal.py sh -c '{}'", paths::source_dir(), line));
  EXPECT_EQ(run.status, 0) << run.err;
  return run.out;
}

class Pager : public ::testing::Test {
 protected:
  void SetUp() override {
    if (shell("command -v python3").status != 0) GTEST_SKIP() << "python3 is not installed";
  }
};

TEST_F(Pager, ShowsWhatDoesNotFit) {
  EXPECT_THAT(on_terminal(6, "sed s/^/paged:/", kCommand), HasSubstr("paged:"));
}

TEST_F(Pager, IsLeftOutWhereAllFits) {
  const std::string out = on_terminal(5000, "sed s/^/paged:/", kCommand);
  EXPECT_THAT(out, HasSubstr("findings"));
  EXPECT_THAT(out, Not(HasSubstr("paged:")));
}

TEST_F(Pager, IsLeftOutWhereNoneIsWanted) {
  EXPECT_THAT(on_terminal(6, "", kCommand), HasSubstr("findings"));
}

TEST_F(Pager, IsLeftOutOfDocuments) {
  const std::string out = on_terminal(6, "sed s/^/paged:/", std::string(kCommand) + " --json");
  EXPECT_THAT(out, Not(HasSubstr("paged:")));
}

TEST_F(Pager, ThatIsLeftEarlyIsNoError) {
  EXPECT_THAT(on_terminal(6, "head -1", kCommand), HasSubstr("findings"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::pager_test
