// The built-in Korean edition against what is commonly told of the game.
#include <compare>

#include <gmock/gmock.h>

#include "model/spec/betting/showdown.h"
#include "tests/books.h"
#include "tests/model/spec/betting/table.h"

namespace hanaproof::spec::betting::korean_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Rules korean(int players = 3, const std::map<std::string, std::string>& answers = {}) {
  return Rules(rulebook::Ruleset(books::builtin().at("korean.seotda"), {players, {}}, answers));
}

std::vector<int> winners(const std::vector<std::string>& hands, const std::string& compared) {
  const Rules rules = korean(static_cast<int>(hands.size()), {{"showdown.compared", compared}});
  Round round;
  for (const std::string& hand : hands) {
    round.seats.push_back({5, 1, 1, false});
    round.hands.push_back(standing(rules, table::set(hand)));
  }
  return showdown(rules, round).winners;
}

// How many of the 190 hands are what: two cards of one month once each month, two months that
// differ in 2 x 2 ways; hands of named cards once, and taken away from the last group.
TEST(KoreanSeotda, ItsHandsAreAsManyAsTheirCardsAllow) {
  const Rules rules = korean();
  std::map<std::string, int> counts;
  for (const auto& hand : all_hands(rules)) ++counts[standing(rules, hand).category()];
  for (const char* once : {"curtain-moon", "crane-moon", "crane-curtain", "pair-10", "pair-1",
                           "inspector", "pair-catcher", "fools-replay"}) {
    EXPECT_EQ(counts[once], 1) << once;
  }
  for (const char* four : {"january-february", "january-april", "january-september",
                           "october-january", "october-april", "june-april"}) {
    EXPECT_EQ(counts[four], 4) << four;
  }
  EXPECT_EQ(counts["replay"], 3);
  // 1+8, 2+7, 3+6, 4+5 and 9+10 in 4 ways each, less the lights of January and August.
  EXPECT_EQ(counts["points-9"], 19);
}

TEST(KoreanSeotda, EachHandOfTheLadderBeatsTheNext) {
  const Rules rules = korean();
  const std::vector<std::string> ladder = {
      "31 81", "11 81", "A1 A2", "91 92", "81 82", "71 72", "61 62", "51 52", "41 42", "31 32",
      "21 22", "11 12", "11 21", "12 41", "12 92", "11 A2", "42 A1", "42 61", "12 82", "12 72",
      "12 62", "12 52", "22 32", "12 32", "62 72", "22 A2", "32 82", "32 72"};
  for (std::size_t i = 1; i < ladder.size(); ++i) {
    EXPECT_TRUE(std::is_gt(compare(rules, standing(rules, table::set(ladder[i - 1])),
                                   standing(rules, table::set(ladder[i])))))
        << ladder[i - 1] << " and " << ladder[i];
  }
}

TEST(KoreanSeotda, TheInspectorCatchesTheLesserLightsAndIsElseOnePoint) {
  EXPECT_THAT(winners({"11 81", "41 71"}, "at-once"), ElementsAre(1));
  EXPECT_THAT(winners({"11 31", "41 71"}, "at-once"), ElementsAre(1));
  EXPECT_THAT(winners({"31 81", "41 71"}, "at-once"), ElementsAre(0));
  EXPECT_THAT(winners({"22 32", "41 71"}, "at-once"), ElementsAre(0));
  EXPECT_THAT(winners({"22 82", "41 71"}, "at-once"), ElementsAre(1));  // no point
}

TEST(KoreanSeotda, ThePairCatcherCatchesPairsUpToNineAndIsElseNoPoint) {
  EXPECT_THAT(winners({"91 92", "31 71"}, "at-once"), ElementsAre(1));
  EXPECT_THAT(winners({"A1 A2", "31 71"}, "at-once"), ElementsAre(0));
  EXPECT_THAT(winners({"51 62", "31 71"}, "at-once"), ElementsAre(0));
  EXPECT_THAT(winners({"22 82", "31 71"}, "at-once"), ElementsAre(0, 1));
}

TEST(KoreanSeotda, FourAndNineReplayTheRoundUnlessAliIsBeaten) {
  EXPECT_THAT(winners({"41 92", "11 21"}, "at-once"), IsEmpty());
  EXPECT_THAT(winners({"42 92", "11 12"}, "at-once"), ElementsAre(1));
  EXPECT_THAT(winners({"41 91", "81 82"}, "at-once"), IsEmpty());
  EXPECT_THAT(winners({"41 91", "A1 A2"}, "at-once"), ElementsAre(1));
}

TEST(KoreanSeotda, ACircleOfThreeIsWonByWhoComesLastWhenHandsAreOpenedInTurn) {
  const std::vector<std::string> circle = {"51 52", "31 71", "12 82"};
  EXPECT_THAT(winners(circle, "at-once"), ElementsAre(1));
  EXPECT_THAT(winners(circle, "in-turn"), ElementsAre(2));
  EXPECT_THAT(winners({circle[2], circle[1], circle[0]}, "in-turn"), ElementsAre(2));
}

}  // namespace
}  // namespace hanaproof::spec::betting::korean_test
