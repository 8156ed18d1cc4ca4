// Completion, as bash asks for it.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::completion_test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) all.push_back(line);
  return all;
}

// What bash proposes behind these words, of which the last may be empty.
std::vector<std::string> proposals(const std::string& words) {
  static const std::string script = hanaproof("completion bash").out;
  const Folder folder;
  folder.file("one.toml", "");
  const std::string test =
      folder.file("test", fmt::format("cd {}\nsource ./script\nCOMP_WORDS=(hanaproof {})\n"
                                      "COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n_hanaproof\n"
                                      "printf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
                                      folder.path(), words));
  folder.file("script", script);
  const Result run = shell("bash " + test);
  EXPECT_EQ(run.err, "");
  std::vector<std::string> all = lines_of(run.out);
  std::erase(all, "");
  return all;
}

// All commands of the application, "odds sutda" among them, from its help.
std::vector<std::string> commands(const std::string& within = "") {
  std::vector<std::string> all;
  bool listed = false;
  for (const std::string& line : lines_of(hanaproof(within + " --help").out)) {
    if (line.starts_with("Subcommands:")) {
      listed = true;
    } else if (listed && line.starts_with("  ") && line[2] != ' ') {
      const std::string name =
          within + (within.empty() ? "" : " ") + line.substr(2, line.find(' ', 2) - 2);
      all.push_back(name);
      for (const std::string& inner : commands(name)) all.push_back(inner);
    } else if (listed && !line.starts_with("  ")) {
      break;
    }
  }
  return all;
}

// The long options in a command's help.
std::set<std::string> options(const std::string& command) {
  std::set<std::string> all;
  const std::regex option("^  (-\\w,)?(--[a-z0-9-]+)");
  for (const std::string& line : lines_of(hanaproof(command + " --help").out)) {
    std::smatch match;
    if (std::regex_search(line, match, option)) all.insert(match[2]);
  }
  return all;
}

TEST(BashCompletion, CompletesCommands) {
  EXPECT_THAT(proposals("rep"), ElementsAre("report ", "replay "));
  EXPECT_THAT(proposals("odds sut"), ElementsAre("sutda "));
  EXPECT_THAT(proposals("''"), AllOf(Contains("report "), Contains("odds ")));
}

TEST(BashCompletion, CompletesOptionsOfTheCommandAndOfAll) {
  EXPECT_THAT(proposals("report --fo"), ElementsAre("--found "));
  EXPECT_THAT(proposals("perft --fo"), IsEmpty());
  EXPECT_THAT(proposals("perft --js"), ElementsAre("--json "));
  EXPECT_THAT(proposals("--edi"), ElementsAre("--editions "));
  EXPECT_THAT(proposals("odds sutda --sh"), ElementsAre("--shown "));
}

TEST(BashCompletion, CompletesWhatTheProjectKnows) {
  EXPECT_THAT(proposals("perft --edition hana"), ElementsAre("hana-awase.pl "));
  EXPECT_THAT(proposals("perft --edition = hana"), ElementsAre("hana-awase.pl "));
  EXPECT_THAT(proposals("report robin-red.koi-koi.f"), ElementsAre("robin-red.koi-koi.fr "));
  EXPECT_THAT(proposals("explain score.high.c"), ElementsAre("score.high.counts "));
  EXPECT_THAT(proposals("perft --rule score.high.c"), ElementsAre("score.high.counts="));
  EXPECT_THAT(proposals("contradictions --kind dead"), ElementsAre("dead-rule "));
  EXPECT_THAT(proposals("perft --with s"), ElementsAre("spec "));
  EXPECT_THAT(proposals("completion b"), ElementsAre("bash "));
}

TEST(BashCompletion, CompletesFilesWhereTheyMayStand) {
  EXPECT_THAT(proposals("check on"), ElementsAre("one.toml "));
  EXPECT_THAT(proposals("perft --edition on"), ElementsAre("one.toml "));
  EXPECT_THAT(proposals("perft --depth on"), IsEmpty());
  EXPECT_THAT(proposals("report --found on"), ElementsAre("one.toml "));
}

// What is proposed is put into the command line, and run on Enter.
TEST(BashCompletion, QuotesTheNamesOfFiles) {
  const Folder folder;
  for (const char* name : {"my file.toml", "it's.toml", "$(touch made).toml"}) {
    folder.file(name, "");
  }
  folder.file("script", hanaproof("completion bash").out);
  const std::string test = folder.file(
      "test", fmt::format("cd {}\nsource ./script\nfor start in my it '$'; do\n"
                          "COMP_WORDS=(hanaproof check \"$start\")\nCOMP_CWORD=2\n_hanaproof\n"
                          "eval \"set -- ${{COMPREPLY[0]}}\"\necho \"$# $1\"\ndone\n",
                          folder.path()));
  const Result run = shell("bash " + test);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(lines_of(run.out),
              ElementsAre("1 my file.toml", "1 it's.toml", "1 $(touch made).toml"));
  EXPECT_NE(shell("test -e " + folder.path("made")).status, 0);
}

TEST(BashCompletion, KnowsEveryCommandAndOption) {
  const std::string script = hanaproof("completion bash").out;
  const auto all = commands();
  EXPECT_GT(all.size(), 30U);
  for (const std::string& command : all) {
    const auto begin = script.find("    '" + command + "')\n");
    ASSERT_NE(begin, std::string::npos) << command;
    const std::string cases = script.substr(begin, script.find(";;\n", begin) - begin);
    for (const std::string& option : options(command)) {
      EXPECT_THAT(cases, HasSubstr(option)) << command;
    }
  }
}

TEST(Completion, OfAnotherShellIsNotThere) {
  EXPECT_EQ(hanaproof("completion zsh").status, 2);
  EXPECT_EQ(hanaproof("completion").status, 2);
}

}  // namespace
}  // namespace hanaproof::cli::testing::completion_test
