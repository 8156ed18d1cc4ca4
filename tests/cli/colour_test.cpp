// Colour is for terminals whose user has nothing against it.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "tests/cli/command.h"
#include "tests/heron.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::colour_test {
namespace {

using ::testing::Not;

// Told from the line that progress takes back.
MATCHER(IsColoured, "") {
  static const std::regex colour("\x1b\\[[0-9;]*m");
  return std::regex_search(arg, colour);
}

// With a terminal on standard output, under such an environment.
Result on_terminal(const std::string& environment, const std::string& arguments) {
  return shell(fmt::format("env {} python3 {}/tests/cli/terminal.py {} {}", environment,
                           paths::source_dir(), paths::hanaproof_command(), arguments));
}

class Colour : public ::testing::TestWithParam<std::string> {
 protected:
  // A command line with the file of an invented edition for OWN.
  std::string arguments() const {
    std::string line = GetParam();
    const auto at = line.find("OWN");
    if (at != std::string::npos) line.replace(at, 3, own_);
    return line;
  }

 private:
  const Folder folder_;
  const std::string own_ = folder_.file("heron.toml", books::heron_text());
};

TEST_P(Colour, IsOnATerminalOnly) {
  if (shell("command -v python3").status != 0) GTEST_SKIP() << "python3 is not installed";
  EXPECT_THAT(on_terminal("-u NO_COLOR", arguments()).out, IsColoured());
  EXPECT_THAT(
      shell(fmt::format("env -u NO_COLOR {} {}", paths::hanaproof_command(), arguments())).out,
      Not(IsColoured()));
}

TEST_P(Colour, IsLeftOutWithNoColor) {
  if (shell("command -v python3").status != 0) GTEST_SKIP() << "python3 is not installed";
  EXPECT_THAT(on_terminal("NO_COLOR=1", arguments()).out, Not(IsColoured()));
  // Set and empty is not set (no-color.org).
  EXPECT_THAT(on_terminal("NO_COLOR=", arguments()).out, IsColoured());
}

TEST(ColourOption, OverrulesTerminalAndEnvironment) {
  const std::string command = "contradictions hana-awase.pl --kind dead-rule --color ";
  EXPECT_THAT(shell(fmt::format("NO_COLOR=1 {} {}always", paths::hanaproof_command(), command)).out,
              IsColoured());
  EXPECT_EQ(hanaproof(command + "sometimes").status, 2);
  if (shell("command -v python3").status != 0) GTEST_SKIP() << "python3 is not installed";
  EXPECT_THAT(on_terminal("-u NO_COLOR", command + "never").out, Not(IsColoured()));
  EXPECT_THAT(on_terminal("-u NO_COLOR", command + "auto").out, IsColoured());
}

// Every command that prints in colour at all.
INSTANTIATE_TEST_SUITE_P(
    Commands, Colour,
    ::testing::Values("contradictions hana-awase.pl", "check OWN --against robin-red.sutda.en",
                      "odds sutda --edition OWN --players 2",
                      "odds deal --edition robin-red.koi-koi.en --players 2", "odds hands",
                      "odds fields", "odds rounds --edition hana-awase.pl --rounds 100",
                      "identify --plan --game sutda",
                      "regress fuzz --edition hana-awase.pl --seconds 5 --engine 'exec " +
                          paths::hanaproof_command() + " serve --rule capture.played.three=one'"),
    [](const auto& test) { return "Command" + std::to_string(test.index); });

// An engine that thinks about each reply.
TEST(WhatTakesMoreThanASecond, SaysSoOnATerminalUnlessQuiet) {
  if (shell("command -v python3").status != 0) GTEST_SKIP() << "python3 is not installed";
  const Folder folder;
  const std::string slow = folder.file(
      "slow", "exec " + paths::hanaproof_command() +
                  " serve | while read -r reply; do sleep 0.12; printf '%s\\n' \"$reply\"; done\n");
  const std::string line =
      "regress perft --edition hana-awase.pl --depth 2 --engine 'sh " + slow + "'";
  EXPECT_THAT(on_terminal("", line).out, ::testing::HasSubstr("counting on both sides: 1 s"));
  EXPECT_THAT(on_terminal("", line + " --quiet").out,
              Not(::testing::HasSubstr("counting on both sides")));
}

}  // namespace
}  // namespace hanaproof::cli::testing::colour_test
