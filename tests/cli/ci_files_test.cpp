// The commands of the workflow that docs/ci shows, run as they stand there.
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::ci_files_test {
namespace {

using ::testing::HasSubstr;

// What follows "run: hanaproof" in the workflow.
std::vector<std::string> commands() {
  std::vector<std::string> all;
  std::istringstream lines(read(paths::source_dir() + "/docs/ci/hanaproof.yml"));
  const std::string mark = "run: hanaproof ";
  for (std::string line; std::getline(lines, line);) {
    const std::size_t at = line.find(mark);
    if (at != std::string::npos) all.push_back(line.substr(at + mark.size()));
  }
  return all;
}

// The statuses of the commands in one folder, with what they were given.
std::vector<int> statuses(const Folder& folder, const std::string& engine) {
  std::vector<int> all;
  for (std::string command : commands()) {
    const std::string seconds = "--seconds 20";
    if (const std::size_t at = command.find(seconds); at != std::string::npos) {
      command.replace(at, seconds.size(), "--games 20");
    }
    all.push_back(shell(fmt::format("cd {} && export ENGINE='{}' EDITION=hana-awase.pl "
                                    "CORPUS={}/docs/corpora/hana-awase.pl.jsonl && {} {}",
                                    folder.path(), engine, paths::source_dir(),
                                    paths::hanaproof_command(), command))
                      .status);
  }
  return all;
}

TEST(CiFiles, TheWorkflowPassesAFaultlessEngineAndNoOther) {
  ASSERT_EQ(commands().size(), 2U);
  const std::string right = paths::hanaproof_command() + " serve";
  const Folder good;
  EXPECT_EQ(statuses(good, right), (std::vector{0, 0}));
  EXPECT_THAT(read(good.path("badge.svg")), HasSubstr("#2e7d32"));
  const Folder bad;
  EXPECT_EQ(statuses(bad, right + " --rule capture.played.three=one"), (std::vector{1, 1}));
  for (const char* file : {"run.xml", "fuzz.xml"}) {
    EXPECT_THAT(read(good.path(file)), HasSubstr("failures=\"0\" errors=\"0\"")) << file;
    EXPECT_THAT(read(bad.path(file)), HasSubstr("<failure")) << file;
  }
  for (const char* file : {"run.sarif", "fuzz.sarif"}) {
    EXPECT_THAT(read(bad.path(file)), HasSubstr("capture.played.three#1")) << file;
  }
  EXPECT_THAT(read(bad.path("differences.html")), HasSubstr("--rule capture.played.three"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::ci_files_test
