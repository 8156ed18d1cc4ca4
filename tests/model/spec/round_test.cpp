#include <gtest/gtest.h>

#include "model/spec/settle.h"
#include "tests/model/spec/table.h"

namespace hanaproof::spec::round_test {
namespace {

using notation::Phase;
using notation::Position;
using table::after;
using table::legal;

TEST(Round, AfterATurnTheNextSeatPlays) {
  const Rules rules = table::rules({}, 3);
  const Position start =
      table::at(rules, {.hands = {"11 12", "21 22", "31 32"}, .stock = "41 51 61"});
  EXPECT_EQ(after(rules, start, "11").turn, 1);
  EXPECT_EQ(after(rules, start, "11 21").turn, 2);
  EXPECT_EQ(after(rules, start, "11 21 31").turn, 0);
}

TEST(Round, EachTurnDrawsTheTopCardOfTheStock) {
  const Rules rules = table::rules();
  const Position then =
      after(rules, table::at(rules, {.hands = {"11 12", "21"}, .stock = "41 51"}), "11");
  EXPECT_EQ(then.field.codes(), "11 41");
  EXPECT_EQ(then.stock.front().code(), "51");
}

TEST(Round, EndsWhenAllHandsAreEmpty) {
  const Rules rules = table::rules();
  const Position start = table::at(rules, {.hands = {"11", "21"}, .stock = "41 51 61 71"});
  EXPECT_EQ(after(rules, start, "11").phase, Phase::play);
  const Position end = after(rules, start, "11 21");
  EXPECT_EQ(end.phase, Phase::over);
  EXPECT_EQ(end.stock.size(), 2U);
  EXPECT_EQ(legal(rules, end), "");
  EXPECT_EQ(ending(end), Ending::played_out);
}

TEST(Round, EndsWithTheLastCardOfTheStockWhereTheRuleSaysSo) {
  const Rules rules = table::rules({{"round.end", "stock-empty"}});
  const Position start = table::at(rules, {.hands = {"11 12", "21 22"}, .stock = "41"});
  const Position end = after(rules, start, "11");
  EXPECT_EQ(end.phase, Phase::over);
  EXPECT_EQ(end.hands[0].codes(), "12");
}

TEST(Round, GoesOnFromTheStockAloneWhereHandsAreEmptyUnlessThatEndsIt) {
  const auto last = [](const std::string& rule) {
    const Rules rules = table::rules({{"round.end", "stock-empty"}, {"round.empty-hand", rule}});
    return after(rules, table::at(rules, {.hands = {"11", "21"}, .stock = "41 51 61 71"}), "11 21");
  };
  const Position drawn = last("draw-only");
  EXPECT_EQ(drawn.phase, Phase::over);
  EXPECT_EQ(drawn.field.codes(), "11 21 41 51 61 71");
  const Position over = last("round-over");
  EXPECT_EQ(over.phase, Phase::over);
  EXPECT_EQ(over.field.codes(), "11 21 41 51");
}

TEST(Round, WhoDrawsWithAnEmptyHandStillChooses) {
  const Rules rules = table::rules({{"round.end", "stock-empty"}});
  const Position start =
      table::at(rules, {.hands = {"11", "21"}, .field = "62 63", .stock = "41 51 61 71"});
  const Position then = after(rules, start, "11 21");
  EXPECT_EQ(then.phase, Phase::choose);
  EXPECT_EQ(then.turn, 0);
  EXPECT_EQ(legal(rules, then), "61x62 61x63");
}

TEST(Round, TheRecordOfWhatWasAskedNamesTheRulesThatWereUsed) {
  const Rules rules = table::rules();
  const Position start =
      table::at(rules, {.hands = {"11 21", "31"}, .field = "12 13", .stock = "41 51"});
  rules.forget();
  legal_moves(rules, start);
  const auto asked = rules.consulted();
  const auto has = [&](const std::string& topic) {
    return std::find(asked.begin(), asked.end(), topic) != asked.end();
  };
  EXPECT_TRUE(has("capture.played.two"));
  EXPECT_FALSE(has("capture.played.three"));
  EXPECT_FALSE(has("capture.drawn.two"));
}

}  // namespace
}  // namespace hanaproof::spec::round_test
