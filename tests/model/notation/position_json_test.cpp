#include "model/notation/position_json.h"

#include <gmock/gmock.h>

#include "tests/model/notation/example.h"

namespace hanaproof::notation::position_json_test {
namespace {

using cards::Card;
using cards::CardSet;
using example::and_also;
using example::with;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

CardSet set(const char* codes) { return *CardSet::parse(codes); }

std::string mistake(const std::string& text) {
  try {
    position_from_json(text);
  } catch (const NotationError& error) {
    return error.what();
  }
  return "none";
}

TEST(PositionJson, ReadsTheExample) {
  const Position position = position_from_json(example::kPosition);
  EXPECT_EQ(position.edition, "hana-awase.pl");
  EXPECT_EQ(position.players, 2);
  EXPECT_EQ(position.dealer, 0);
  EXPECT_THAT(position.hands, ElementsAre(set("11 24"), set("31 42")));
  EXPECT_EQ(position.field, set("12 53"));
  EXPECT_THAT(position.stock, ElementsAre(*Card::parse("81"), *Card::parse("C1")));
  EXPECT_THAT(position.captured, ElementsAre(set("21 23"), CardSet()));
  EXPECT_EQ(position.turn, 0);
  EXPECT_EQ(position.phase, Phase::play);
}

TEST(PositionJson, WhatIsLeftOutIsAtItsDefault) {
  const Position position = position_from_json(example::kPosition);
  Position expected = Position::empty("hana-awase.pl", 2);
  EXPECT_EQ(position.deck, CardSet::all());
  EXPECT_EQ(position.teams, expected.teams);
  EXPECT_EQ(position.calls, (std::vector<int>{0, 0}));
  EXPECT_EQ(position.called_at, (std::vector<int>{0, 0}));
  EXPECT_FALSE(position.last_call);
  EXPECT_FALSE(position.wild);
  EXPECT_FALSE(position.stopped);
  EXPECT_EQ(position.deal_end, DealEnd::none);
}

TEST(PositionJson, TheExampleIsWrittenAsItWasRead) {
  EXPECT_EQ(to_json(position_from_json(example::kPosition)), example::kPosition);
}

TEST(PositionJson, SetsAreWrittenInCardOrderTheStockAsItLies) {
  const Position position = position_from_json(with(R"("field":["12","53"],"stock":["81","C1"])",
                                                    R"("field":["53","12"],"stock":["C1","81"])"));
  EXPECT_THAT(to_json(position), HasSubstr(R"("field":["12","53"],"stock":["C1","81"])"));
}

TEST(PositionJson, EveryFieldReadsBack) {
  Position position = Position::empty("red-book.koi-koi.en", 3);
  position.rules = {{"call.offered", "at-once"}, {"option.wildcard", "on"}};
  position.dealer = 2;
  position.deck = set("11 12 13 81 82 91 92 B1 B4");
  position.hands = {set("11"), set("12"), set("13")};
  position.field = set("81");
  position.stock = {*Card::parse("92"), *Card::parse("91")};
  position.captured = {set("B4 82"), CardSet(), CardSet()};
  position.teams = {0, 1, 0};
  position.turn = 1;
  position.phase = Phase::choose;
  position.drawn = *Card::parse("B1");
  position.calls = {0, 2, 1};
  position.called_at = {0, 7, 5};
  position.called_yaku = {{}, {"tsukimi", "tan"}, {"sankou"}};
  position.forfeited = {0, 7, 0};
  position.last_call = 2;
  position.november_played = {true, false, false};
  position.wild = Wild{0, *Card::parse("82"), {*Card::parse("81")}};
  position.barred = {1, 8};
  position.before_draw = true;
  position.stopped = 1;
  EXPECT_EQ(position_from_json(to_json(position)), position);

  position.deal_end = DealEnd::void_deal;
  EXPECT_EQ(position_from_json(to_json(position)), position);
  position.deal_end = DealEnd::hand_win;
  position.hand_winners = {0, 2};
  EXPECT_EQ(position_from_json(to_json(position)), position);
}

TEST(PositionJson, YakuOfACallHaveNoOrder) {
  const auto called = [](const std::string& yaku) {
    return position_from_json(
        and_also(R"("calls":[1,0],"called_at":[6,0],"called_yaku":[[)" + yaku + "],[]]"));
  };
  EXPECT_EQ(called(R"("tan","tsukimi")"), called(R"("tsukimi","tan")"));
  EXPECT_NE(called(R"("tan","tsukimi")"), called(R"("tan")"));
  EXPECT_NE(called(R"("tan","tsukimi")"), called(R"("tan","sankou")"));
  EXPECT_THAT(to_json(called(R"("tan","tsukimi")")), HasSubstr(R"([["tan","tsukimi"],[]])"));
}

TEST(PositionJson, WhoCalledLastFollowsWhereOneHasCalled) {
  EXPECT_EQ(position_from_json(and_also(R"("calls":[0,2],"called_at":[0,5])")).last_call, 1);
  EXPECT_FALSE(position_from_json(and_also(R"("calls":[1,2],"called_at":[3,5])")).last_call);
}

TEST(PositionJson, PointsOfACallThatAreLeftOutAreNotNothing) {
  const Position untold = position_from_json(and_also(R"("calls":[0,1])"));
  EXPECT_EQ(untold.called_at, (std::vector<int>{0, kUntold}));
  EXPECT_EQ(position_from_json(to_json(untold)), untold);
  // A yaku may be worth nothing.
  Position nothing = untold;
  nothing.called_at = {0, 0};
  EXPECT_EQ(position_from_json(to_json(nothing)), nothing);
}

TEST(PositionJson, EveryPhaseReadsBack) {
  for (const Phase phase : {Phase::play, Phase::choose, Phase::call, Phase::declare, Phase::over}) {
    Position position = Position::empty("x", 2);
    position.phase = phase;
    EXPECT_EQ(position_from_json(to_json(position)).phase, phase);
  }
}

TEST(PositionJson, TextThatIsNotJsonIsRefused) {
  EXPECT_THAT(mistake("hello"), HasSubstr("position: not JSON"));
  EXPECT_THAT(mistake(example::kPosition.substr(0, 40)), HasSubstr("position: not JSON"));
  EXPECT_THAT(mistake("[]"), HasSubstr("expected a JSON object"));
}

TEST(PositionJson, AMissingFieldIsNamed) {
  EXPECT_EQ(mistake(with(R"("dealer":0,)", "")), R"(position: "dealer" is missing)");
  EXPECT_EQ(mistake(with(R"("field":["12","53"],)", "")), R"(position: "field" is missing)");
}

TEST(PositionJson, AnUnknownFieldIsNamed) {
  EXPECT_EQ(mistake(and_also(R"("stok":[])")), R"(position: unknown field "stok")");
}

TEST(PositionJson, ABadCardCodeIsShown) {
  EXPECT_EQ(mistake(with(R"("24")", R"("25")")),
            R"(position: "hands": expected a card code such as "81", not "25")");
  EXPECT_EQ(mistake(with(R"("C1"])", R"(7])")),
            R"(position: "stock": expected a card code such as "81", not 7)");
}

TEST(PositionJson, ACardTwiceInOneSetIsNamed) {
  EXPECT_EQ(mistake(with(R"(["12","53"])", R"(["12","12"])")),
            R"(position: card 12 is twice in "field")");
}

TEST(PositionJson, ValuesOfTheWrongShapeAreRefused) {
  EXPECT_EQ(mistake(with(R"("turn":0)", R"("turn":2)")),
            R"(position: "turn": expected a whole number from 0 to 1)");
  EXPECT_EQ(mistake(with(R"("players":2)", R"("players":1)")),
            R"(position: "players": expected a whole number from 2 to 10)");
  EXPECT_EQ(mistake(with(R"("phase":"play")", R"("phase":"plan")")),
            R"(position: "phase": expected one of play, choose, call, declare, over, not "plan")");
  EXPECT_EQ(mistake(with(R"([["11","24"],["31","42"]])", R"([["11","24"]])")),
            R"(position: "hands": expected a list of 2 entries, one a player)");
  EXPECT_EQ(mistake(and_also(R"("november_played":[true])")),
            R"(position: "november_played": expected one truth value a player)");
  EXPECT_EQ(mistake(and_also(R"("wild":{"player":0})")), R"(position: "took" is missing)");
}

}  // namespace
}  // namespace hanaproof::notation::position_json_test
