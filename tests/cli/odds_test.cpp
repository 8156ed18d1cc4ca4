#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>
#include <algorithm>

#include "tests/cli/command.h"
#include "tests/heron.h"

namespace hanaproof::cli::testing::odds_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

Result odds(const std::string& arguments) {
  const Folder folder;
  return hanaproof(fmt::format("odds sutda --edition {} {}",
                               folder.file("heron.toml", books::heron_text()), arguments));
}

Json hand(const Json& document, const Json& cards) {
  for (const Json& each : document["hands"]) {
    if (each["hand"] == cards) return each;
  }
  return {};
}

// Of so many equal parts of one, as many as the fraction is; the parts must divide it.
std::int64_t parts(const Json& fraction, std::int64_t of) {
  const std::int64_t num = std::stoll(fraction[0].get<std::string>());
  const std::int64_t den = std::stoll(fraction[1].get<std::string>());
  EXPECT_EQ(of % den, 0) << fraction;
  return of / den * num;
}

// Sets of opponents' hands that a hand meets: disjoint pairs of the other 18 cards.
std::int64_t sets_of_hands(int opponents) {
  std::int64_t ways = 1;
  for (int i = 0; i < opponents; ++i) ways = ways * (18 - 2 * i) * (17 - 2 * i) / 2 / (i + 1);
  return ways;
}

TEST(OddsCommand, EveryHandIsWonTiedOrLost) {
  for (int players = 2; players <= 10; ++players) {
    const Result run = odds(fmt::format("--players {} --json", players));
    ASSERT_EQ(run.status, 0) << run.err;
    const Json document = run.json();
    EXPECT_EQ(document["players"], players);
    ASSERT_EQ(document["hands"].size(), 190U);
    // 2520 is divisible by every number of players who can share.
    const std::int64_t one = sets_of_hands(players - 1) * 190 * 2520;
    std::int64_t equity = 0;
    for (const Json& each : document["hands"]) {
      ASSERT_EQ(parts(each["win"], one) + parts(each["tie"], one) + parts(each["lose"], one), one)
          << each;
      equity += parts(each["equity"], one) / 190;
    }
    EXPECT_EQ(equity * players, one);
    EXPECT_EQ(document["equity"], Json({"1", std::to_string(players)}));
    std::int64_t won = 0;
    for (const Json& each : document["categories"]) won += parts(each["wins"], one);
    EXPECT_EQ(won, one);
    std::int64_t held = 0;
    for (const Json& each : document["best_hand_held_by"]) held += parts(each, one);
    EXPECT_EQ(held, one);
  }
}

// Against one opponent, who holds one of 153 hands: October's pair loses to one of them.
TEST(OddsCommand, GivesExactFractions) {
  const Json document = odds("--players 2 --json").json();
  const Json pair = hand(document, {"A3", "A4"});
  EXPECT_EQ(pair["category"], "pair-10");
  EXPECT_EQ(pair["rank"], 2);
  EXPECT_EQ(pair["multiplier"], 5);
  EXPECT_EQ(pair["win"], Json({"152", "153"}));
  EXPECT_EQ(pair["tie"], Json({"0", "1"}));
  EXPECT_EQ(pair["lose"], Json({"1", "153"}));
  EXPECT_EQ(pair["expected_payment"], Json({"250", "51"}));
  EXPECT_EQ(hand(document, {"31", "81"})["rank"], 1);
}

TEST(OddsCommand, WithoutANumberOfPlayersGivesThemAll) {
  const Json document = odds("--json").json();
  ASSERT_EQ(document["tables"].size(), 9U);
  EXPECT_EQ(document["tables"][3]["players"], 5);
  EXPECT_EQ(document["tables"][3]["hands"], odds("--players 5 --json").json()["hands"]);
  const Result text = odds("");
  EXPECT_THAT(text.out, HasSubstr("pair of October"));
  EXPECT_THAT(text.out, HasSubstr("best hand tied"));
}

TEST(OddsCommand, AnswersOneSituation) {
  // The moon is out of reach, so nothing beats October's pair.
  const Json sure = odds("--hand A3,A4 --shown 13,23 --folded 81 --json").json();
  EXPECT_EQ(sure["players"], 3);
  EXPECT_EQ(sure["win"], Json({"1", "1"}));
  // 16 cards are unseen; one of them, the curtain, makes the moon's holder win.
  const Json open = odds("--hand A3,A4 --shown 81 --json").json();
  EXPECT_EQ(open["lose"], Json({"1", "17"}));
  EXPECT_EQ(open["ways"], "17");
  const Json first = odds("--hand 31 --players 4 --json").json();
  EXPECT_EQ(first["hand"], Json({"31"}));
  EXPECT_THAT(odds("--hand A3,A4 --shown 81").out, HasSubstr("1/17"));
}

TEST(OddsCommand, WritesTablesForOtherPrograms) {
  const Result csv = odds("--csv");
  EXPECT_THAT(csv.out, StartsWith("players,card1,card2,category,"));
  EXPECT_THAT(csv.out, HasSubstr("\n2,A3,A4,pair-10,2,5,153,152,0,1,"));
  EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 1 + 9 * 190);
  const Result markdown = odds("--players 2 --markdown");
  EXPECT_THAT(markdown.out, StartsWith("# Heron Book: odds of hands\n"));
  EXPECT_THAT(markdown.out, HasSubstr("| 2 | pair of October | A3 A4 | 5 | 152/153 | 0 | 1/153 |"));
}

TEST(OddsCommand, FollowsARuleOnTheCommandLine) {
  const Json low = odds("--players 2 --json --rule points.order=low-wins").json();
  EXPECT_GT(hand(low, {"23", "73"})["rank"], hand(low, {"33", "73"})["rank"]);
}

// Customary Korean rules, under which hands catch others and rounds are replayed.
TEST(OddsCommand, CountsReplays) {
  const Result run = hanaproof("odds sutda --edition korean.seotda --players 2 --json");
  ASSERT_EQ(run.status, 0) << run.err;
  // April with September: replayed unless the other one holds a light pair or a pair of months.
  const Json replay = hand(run.json(), {"42", "92"});
  EXPECT_EQ(replay["category"], "replay");
  EXPECT_EQ(replay["win"], Json({"0", "1"}));
  // Of the 153: three light pairs, eight pairs of months other than April and September.
  EXPECT_EQ(replay["lose"], Json({"11", "153"}));
  EXPECT_EQ(replay["replayed"], Json({"142", "153"}));
  const Folder folder;
  const Result page = hanaproof("odds sutda --edition korean.seotda --html " + folder.path("x"));
  EXPECT_EQ(page.status, 3);
  EXPECT_THAT(page.err, HasSubstr("no look-up"));
}

TEST(OddsCommand, BadInputIsSaidInOneLine) {
  const auto expect = [](const Result& run, const std::string& part) {
    EXPECT_EQ(run.status, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(part));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  };
  expect(odds("--players 11"), "11 players");
  expect(odds("--players 1"), "1 players");
  expect(odds("--hand 31,31"), "31 is there twice");
  expect(odds("--hand 11,31"), "11 is not in the deck");
  expect(odds("--hand 3X"), "\"3X\" is no card: expected a code");
  expect(odds("--players 2 --hand 31,81 --shown 13,14"), "2 cards are shown by 1 opponents");
  expect(odds("--players 10 --hand 31,81 --folded 13"), "folded");
  expect(odds("--csv --markdown"), "expected one of them");
  expect(odds("--hand 31 --html page.html"), "one situation");
  expect(odds("--rule points.ordre=low-wins"), "nearest is points.order");
  expect(hanaproof("odds sutda --edition hana-awase.pl"),
         "odds sutda does not work, because cards are captured");
  expect(hanaproof("odds sutda --edition robin-red.koi-koi.em"), "robin-red.koi-koi.en");
}

}  // namespace
}  // namespace hanaproof::cli::testing::odds_test
