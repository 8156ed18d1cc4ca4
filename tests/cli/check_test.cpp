#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::check_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

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

// The author's own mistakes, each with its line, its column and the nearest name.
constexpr const char* kMistyped = R"text(id = "mistyped"
title = "Mistyped"
game = "koi-koi"
language = "en"
players = [2]
[[clause]]
topic = "deal.hand-sise"
value = 8
[[clause]]
topic = "score.by"
value = "yakku"
[[yaku]]
id = "hanami"
cards = "all(curtian | sake)"
points = "5"
[[cluase]]
topic = "deal.field-size"
value = "eight"
when = { option = "topa" }
)text";

TEST(CheckMistakes, AreToldAllAtOnce) {
  const Folder folder;
  const std::string file = folder.file("mistyped.toml", kMistyped);
  const Result text = hanaproof("check " + file);
  EXPECT_EQ(text.status, 2);
  EXPECT_EQ(std::count(text.err.begin(), text.err.end(), '\n'), 6) << text.err;
  const Result run = hanaproof("check --json " + file);
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, text.err);
  std::vector<std::string> told;
  const auto document = run.json();
  for (const auto& mistake : document["mistakes"]) {
    EXPECT_EQ(mistake["file"], file);
    told.push_back(fmt::format("{}:{} {}", mistake["line"].get<int>(), mistake["column"].get<int>(),
                               mistake.value("nearest", "")));
  }
  EXPECT_THAT(told, ElementsAre("7:9 deal.hand-size", "11:9 yaku", "14:14 curtain", "16:3 clause",
                                "18:9 ", "19:19 toppa"));
  const Result valid = validated("mistakes", run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

TEST(CheckMistakes, OneCauseIsToldOnce) {
  const Folder folder;
  // A yaku that cannot be read is not missed where another one names it.
  const Result hidden = hanaproof("check " + folder.file("hidden.toml", R"(id = "hidden"
title = "Hidden"
game = "koi-koi"
language = "en"
players = [2]
[[yaku]]
id = "sankou"
cards = "count(lihgt) >= 3"
points = "5"
[[yaku]]
id = "gokou"
cards = "count(light) >= 5"
points = "10"
hides = ["sankou"]
)"));
  EXPECT_EQ(std::count(hidden.err.begin(), hidden.err.end(), '\n'), 1) << hidden.err;
  EXPECT_THAT(hidden.err, HasSubstr(":8:"));
  // Nor is a key that is only mistyped.
  const Result mistyped =
      hanaproof("check " + folder.file("key.toml",
                                       "id = \"key\"\ntitel = \"Key\"\ngame = \"koi-koi\"\n"
                                       "language = \"en\"\nplayers = [2]\n"));
  EXPECT_EQ(std::count(mistyped.err.begin(), mistyped.err.end(), '\n'), 1) << mistyped.err;
  EXPECT_THAT(mistyped.err, HasSubstr("nearest is title"));
}

TEST(CheckMistakes, AreFoundOnStandardInput) {
  const Result run =
      shell("printf 'id = \"mine\"' | " + paths::hanaproof_command() + " check - --quiet");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("hanaproof: standard input:1:1: an edition lacks the key title"));
}

// Forty cards: the deck of another game, which is stated and not played.
constexpr const char* kForty = R"(id = "forty"
title = "Forty cards"
game = "koi-koi"
language = "en"
players = [2]
[[clause]]
topic = "deck.size"
value = { cards = 40, months = 10, per-month = 4 }
[[clause]]
topic = "score.high"
value = { at-least = 10, factor = 2 }
[[yaku]]
id = "kasu"
cards = "count(dreg) >= 10"
points = "1 + count(dreg) - 10"
)";

TEST(CheckNewRulebook, SaysWhatItLeavesOpen) {
  const Folder folder;
  const std::string file = folder.file("forty.toml", kForty);
  const auto checked =
      hanaproof("check " + file + " --against robin-red.koi-koi.en --json").json()["checked"];
  std::vector<std::string> gaps;
  const auto all =
      hanaproof("contradictions " + file + " robin-red.koi-koi.en --kind gap --json").json();
  for (const auto& finding : all["findings"]) {
    if (finding["editions"] == nlohmann::json{"forty"}) gaps.push_back(finding["id"]);
  }
  EXPECT_THAT(gaps, Not(IsEmpty()));
  EXPECT_THAT(checked["left_open"].get<std::vector<std::string>>(),
              UnorderedElementsAreArray(gaps));
  EXPECT_EQ(checked["inherited_open"], 0);
}

TEST(CheckNewRulebook, SaysWhichClausesAreTextOnly) {
  const Folder folder;
  const std::string file = folder.file("forty.toml", kForty);
  const Result run = hanaproof("check " + file + " --against robin-red.koi-koi.en");
  EXPECT_THAT(run.out, HasSubstr("\n" + file +
                                 ":6:1: deck.size is text only: play and odds do not follow it\n"));
  // The only one: its other clause is played.
  EXPECT_THAT(run.out, Not(HasSubstr("score.high is text only")));
}

TEST(CheckNewRulebook, IsNotCountedAsIfItHadTheUsualDeck) {
  const Folder folder;
  const std::string file = folder.file("forty.toml", kForty);
  const Result deal = hanaproof("odds deal --edition " + file);
  EXPECT_EQ(deal.status, 2);
  EXPECT_EQ(deal.out, "");
  EXPECT_EQ(deal.err,
            "hanaproof: " + file +
                ":6:1: deck.size is {cards = 40, months = 10, per-month = 4}, and is text "
                "only: cards are counted with {cards = 48, months = 12, per-month = 4}\n");
  const std::string three =
      "id = \"three\"\ninherit = \"robin-red.sutda.en\"\nplayers = [2]\n"
      "[[clause]]\ntopic = \"hand.cards\"\nvalue = 3\n";
  const std::string kabu = folder.file("three.toml", three);
  for (const std::string command : {"odds sutda --edition ", "ranks --edition "}) {
    const Result run = hanaproof(command + kabu);
    EXPECT_EQ(run.status, 2) << command;
    EXPECT_EQ(run.err, "hanaproof: " + kabu +
                           ":4:1: hand.cards is 3, and is text only: cards are counted with 2\n");
  }
  EXPECT_EQ(hanaproof("odds sutda --edition robin-red.sutda.en --rule hand.cards=3").status, 2);
  const std::string short_deck =
      "id = \"short\"\ninherit = \"oishi-tengudo.hachi-hachi\"\n"
      "[[clause]]\ntopic = \"deck.size\"\nvalue = { cards = 40 }\n";
  const std::string hachi = folder.file("short.toml", short_deck);
  for (const std::string command : {"odds hands --edition ", "odds fields --edition "}) {
    const Result run = hanaproof(command + hachi);
    EXPECT_EQ(run.status, 2) << command;
    EXPECT_THAT(run.err, HasSubstr(":3:1: deck.size is {cards = 40}")) << command;
  }
}

TEST(CheckHouseRules, ShowsDifferencesAndNoFaults) {
  const Folder folder;
  const Result run = hanaproof("check " + folder.file("my-house.toml", kHouse));
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, StartsWith("my-house: 0 faults, 0 unclear, 0 left open, 2 differences, "));
  EXPECT_THAT(run.out, HasSubstr("differences from robin-red.koi-koi.en: no faults"));
  EXPECT_THAT(
      run.out,
      HasSubstr("your rules: If the winner has 10 or more points, they are multiplied by 2.\n"
                "    printed:    If the winner has 7 or more points, they are multiplied by 2. "
                "(robin-red.koi-koi.en)\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("contradiction/"))) << "the id of a finding";
  EXPECT_THAT(run.out, Not(HasSubstr("Suggested")));
}

TEST(CheckHouseRules, CountsWhatItsRulebookLeavesOpen) {
  const Folder folder;
  const std::string file = folder.file("my-house.toml", kHouse);
  const auto checked = hanaproof("check " + file + " --json").json()["checked"];
  EXPECT_EQ(checked["left_open"], nlohmann::json::array());
  EXPECT_GT(checked["inherited_open"], 0);
  EXPECT_EQ(checked["differences"].size(), 2U);
  EXPECT_EQ(checked["faults"], nlohmann::json::array());
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
