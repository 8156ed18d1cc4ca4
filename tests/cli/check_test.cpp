#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::check_test {
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

constexpr const char* kOdd = R"(id = "odd"
title = "Odd"
game = "koi-koi"
language = "en"
)";

TEST(CheckHouseRules, DealsThatCannotBeAreRefusedByEveryCommand) {
  const Folder folder;
  const std::string six = folder.file("six.toml", std::string(kOdd) + "players = [2, 6]\n");
  const std::string large = folder.file(
      "large.toml",
      std::string(kOdd) + "players = [2]\n[[clause]]\ntopic = \"deal.hand-size\"\nvalue = 21\n");
  const std::string sutda = folder.file(
      "sutda.toml", "id = \"odd\"\ninherit = \"robin-red.sutda.en\"\nplayers = [2, 11]\n");
  for (const std::string command : {"check ", "audit ", "signature ", "conform ", "editions ",
                                    "perft --depth 1 --edition ", "ranks --edition "}) {
    for (const auto& [file, error] :
         {std::pair(six, ":5:11: 6 players x 8 cards + 8 on the table = 56 cards, the deck has 48"),
          std::pair(large,
                    ":6:1: 2 players x 21 cards + 8 on the table = 50 cards, the deck has 48"),
          std::pair(sutda,
                    ":3:11: 11 players: expected 2 to 10, as betting games are played here")}) {
      const Result run = hanaproof(command + file);
      EXPECT_EQ(run.status, 2) << command;
      EXPECT_EQ(run.err, "hanaproof: " + file + error + "\n") << command;
    }
  }
  const Result rule =
      hanaproof("perft --depth 1 --edition hana-awase.pl --players 4 --rule deal.hand-size=11");
  EXPECT_EQ(rule.status, 2);
  EXPECT_THAT(rule.err, HasSubstr("rule deal.hand-size=11: 4 players x 11 cards + "));
  const Result packets =
      hanaproof("perft --depth 1 --edition robin-red.koi-koi.en --rule deal.hand-size=10");
  EXPECT_EQ(packets.status, 2);
  EXPECT_THAT(packets.err,
              HasSubstr("deal.packets add up to hands of 8 and a field of 8 cards: expected 10 "
                        "and 8"));
}

TEST(CheckHouseRules, ADealMayTakeAllCards) {
  const Folder folder;
  const std::string five = folder.file("five.toml", std::string(kOdd) + "players = [5]\n");
  EXPECT_EQ(hanaproof("check " + five).status, 0);
  EXPECT_EQ(hanaproof("signature " + five).status, 0);
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
}  // namespace hanaproof::cli::testing::check_test
