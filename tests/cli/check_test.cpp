#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

constexpr const char* kHouse = R"(id = "my-house"
title = "How we play"
inherit = "robin-red.koi-koi.en"
[[clause]]
topic = "score.high"
value = { at-least = 10, factor = 2 }
[[clause]]
topic = "score.own-calls"
value = "none"
)";

TEST(CheckHouseRules, ReportsExactlyTheTwoDifferencesWithWitnesses) {
  const Folder folder;
  const Result run = hanaproof("check " + folder.file("my-house.toml", kHouse) + " --json");
  EXPECT_EQ(run.status, 0) << run.err;
  std::vector<std::string> topics;
  const auto report = run.json();
  for (const auto& finding : report["findings"]) {
    topics.push_back(finding["topic"]);
    EXPECT_GE(finding["witness"]["outcomes"].size(), 2U) << finding["id"];
  }
  EXPECT_THAT(topics, UnorderedElementsAre("score.high", "score.own-calls"));
}

TEST(CheckHouseRules, TheWitnessesReplay) {
  const Folder folder;
  const std::string house = folder.file("my-house.toml", kHouse);
  const std::string findings =
      folder.file("findings.json", hanaproof("check " + house + " --json").out);
  const Result run = hanaproof("replay " + findings + " --edition " + house);
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("2 replayed, 2 hold"));
}

TEST(CheckHouseRules, ADefectOfTheEditionItselfFails) {
  const Folder folder;
  const std::string house =
      std::string(kHouse) +
      "[[yaku]]\nid = \"sankou\"\ncards = \"count(light) >= 6\"\npoints = \"5\"\n";
  EXPECT_EQ(hanaproof("check " + folder.file("my-house.toml", house)).status, 1);
}

// Each broken variant: what is put in place of what, where the mistake is, and what the line must
// say.
struct Broken {
  const char* name;
  const char* from;
  const char* to;
  const char* position;
  const char* says;
};

class BrokenHouseRules : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenHouseRules, GiveOneClearLineWithPosition) {
  const Broken& broken = GetParam();
  std::string house = kHouse;
  house.replace(house.find(broken.from), std::string(broken.from).size(), broken.to);
  const Folder folder;
  const Result run = hanaproof("check " + folder.file("my-house.toml", house));
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  EXPECT_THAT(run.err, HasSubstr(std::string("my-house.toml:") + broken.position));
  EXPECT_THAT(run.err, HasSubstr(broken.says));
}

INSTANTIATE_TEST_SUITE_P(
    Variants, BrokenHouseRules,
    ::testing::Values(
        Broken{"unknown_topic", "score.own-calls", "score.own-call", "8:", "score.own-calls"},
        Broken{"wrong_type", "at-least = 10", "at-least = \"ten\"", "6:", "whole number"},
        Broken{"unknown_card", "topic = \"score.own-calls\"\nvalue = \"none\"",
               "topic = \"wildcard.card\"\nvalue = \"D4\"", "9:", "D4"},
        Broken{"cyclic_inheritance", "robin-red.koi-koi.en", "my-house", "3:", "my-house"},
        Broken{"syntax_error", "factor = 2 }", "factor = 2", "", "my-house.toml"}),
    [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace hanaproof::cli::testing
