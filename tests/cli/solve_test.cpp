#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::solve_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The last turns of a round of hana-awase. Player 0 takes the light with the ribbon (20+5), player
// 1 is left with 24x22 (1+5); the other way round it would be 6 against 21. The hands are empty
// before the last eight cards of the stock are drawn.
std::string endgame(const std::string& edition = "hana-awase.pl") {
  return fmt::format(
      R"({{"edition":"{}","players":2,"dealer":0,"hands":[["12","23"],["13","24"]],)"
      R"("field":["11","22"],"stock":["81","B1","C1","91","31","32","33","34","41","42","43","44"],)"
      R"("captured":[["14","51","52","53","54",)"
      R"("82","83","84","B2","B3","B4"],)"
      R"(["21","61","62","63","64","71","72","73","74","92","93","94","A1","A2","A3","A4",)"
      R"("C2","C3","C4"]],"turn":0,"phase":"play","rules":{{"round.end":"hands-empty"}}}})",
      edition);
}
// Light 20, animal 10, ribbon 5, dreg 1. Seat 0: 14 is 1, May 17, 82 83 84 are 12, B2 B3 B4 are 16.
// Seat 1: 21 is 10, June, July and October 17 each, 92 93 94 are 7, C2 C3 C4 are 3.
constexpr int kCaptured = 46 - 71;
constexpr int kStillToGain = 25 - 6;

TEST(SolveCommand, GivesValueBestMovesAndLine) {
  const Folder folder;
  const std::string file = folder.file("deal.json", endgame());
  const Result run =
      hanaproof("solve --edition hana-awase.pl --every-move --json --position " + file);
  ASSERT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  constexpr int kValue = kCaptured + kStillToGain;
  EXPECT_THAT(document["value"], ElementsAre(kValue, -kValue));
  EXPECT_THAT(document["best"], ElementsAre("12x11"));
  EXPECT_EQ(document["line"][0], "12x11");
  EXPECT_THAT(document["moves"]["23x22"], ElementsAre(kCaptured + 6 - 21, -(kCaptured + 6 - 21)));
  EXPECT_GT(document["nodes"], 0);
}

TEST(SolveCommand, ReadsAPositionFromStandardInputAndSpeaksToPeople) {
  const Folder folder;
  const std::string file = folder.file("deal.json", endgame());
  const Result run = hanaproof("solve --edition hana-awase.pl --position - < " + file);
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(fmt::format("{:+} for player 0", kCaptured + kStillToGain)));
  EXPECT_THAT(run.out, HasSubstr("player 0 plays best: 12x11"));
}

TEST(SolveCommand, RefusesAPositionOfAnotherEdition) {
  const Folder folder;
  const std::string file = folder.file("deal.json", endgame("robin-red.koi-koi.en"));
  const Result run = hanaproof("solve --edition hana-awase.pl --position " + file);
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("its edition is robin-red.koi-koi.en, asked for was"));
}

TEST(SolveCommand, RefusesMorePlayersThanTwo) {
  const Result run = hanaproof("solve --edition hana-awase.pl --players 3");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("only two or two teams can be solved"));
}

TEST(SolveCommand, SolvesForTeams) {
  const std::string deal = "solve --edition oishi-tengudo.koi-koi --players 4 --seed 3";
  const auto document = hanaproof(deal + " --json").json();
  const int value = document["value"][0];
  EXPECT_EQ(document["value"][1], -value);
  EXPECT_THAT(hanaproof(deal).out,
              HasSubstr(fmt::format("{:+} for the team of player 0, {:+} for the team of player 1",
                                    value, -value)));
}

TEST(SolveCommand, AnswersABatchInItsOrder) {
  const Folder folder;
  const auto deal = [](int seed) {
    return hanaproof(
        fmt::format("solve --edition oishi-tengudo.koi-koi --players 2 --seed {} --json", seed));
  };
  std::string lines;
  std::vector<nlohmann::json> values;
  for (const int seed : {1, 2, 3, 4, 5}) {
    const auto document = deal(seed).json();
    lines += document["position"].dump() + "\n\n";
    values.push_back(document["value"]);
  }
  const Result run = hanaproof("solve --edition oishi-tengudo.koi-koi --batch " +
                               folder.file("deals.jsonl", lines));
  ASSERT_EQ(run.status, 0) << run.err;
  std::istringstream answers(run.out);
  std::size_t i = 0;
  for (std::string line; std::getline(answers, line); ++i) {
    ASSERT_LT(i, values.size());
    EXPECT_EQ(nlohmann::json::parse(line)["value"], values[i]);
  }
  EXPECT_EQ(i, values.size());
  EXPECT_THAT(run.err, HasSubstr("5 positions"));
}

TEST(SolveCommand, NamesTheLineOfABatchThatIsWrong) {
  const Folder folder;
  const std::string file = folder.file("deals.jsonl", endgame() + "\n{}\n");
  const Result run = hanaproof("solve --edition hana-awase.pl --batch " + file);
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("deals.jsonl:2: "));
}

// One month, one card each: worked out in tests/solvers/endgame/census_test.cpp.
TEST(SolveCommand, WritesTheTableOfASmallDeck) {
  const Folder folder;
  const std::string file = folder.path("values.csv");
  const Result run =
      hanaproof("solve --edition hana-awase.pl --table 1 --hand 1 --json --csv " + file);
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(read(file), "value_for_first_player,deals\n-23,4\n-15,8\n15,8\n23,4\n");
  const auto document = run.json();
  EXPECT_EQ(document["deals"]["all"], 24);
  EXPECT_EQ(document["first_player"]["won"], 12);
  EXPECT_THAT(document["first_player"]["mean"], ElementsAre("0", "1"));
}

TEST(SolveCommand, RefusesATableThatCannotBeDealt) {
  for (const char* wrong : {"--table 13", "--table 1 --hand 9", "--table 1 --position x"}) {
    const Result run = hanaproof(std::string("solve --edition hana-awase.pl ") + wrong);
    EXPECT_EQ(run.status, 2) << wrong;
    EXPECT_NE(run.err, "") << wrong;
  }
}

}  // namespace
}  // namespace hanaproof::cli::testing::solve_test
