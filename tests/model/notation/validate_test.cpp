#include "model/notation/validate.h"

#include <algorithm>
#include <map>

#include <gmock/gmock.h>

#include "model/rulebook/library.h"

namespace hanaproof::notation::validate_test {
namespace {

using cards::Card;
using cards::CardSet;

const rulebook::Edition& edition() {
  static const std::vector<rulebook::SourceText> files = {
      {"willow.toml",
       "id = \"willow.en\"\ntitle = \"Willow\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = "
       "[2, 3, 4]\n\n[[yaku]]\nid = \"sankou\"\ncards = \"count(light) >= 3\"\npoints = \"7\"\n"}};
  static const rulebook::Library library(files);
  return library.at("willow.en");
}

// Hands and field of eight cards in card order, the rest in the stock.
Position dealt() {
  Position position = Position::empty("willow.en", 2);
  const std::vector<Card> deck = CardSet::all().cards();
  position.hands[0] = CardSet(std::vector<Card>(deck.begin(), deck.begin() + 8));
  position.hands[1] = CardSet(std::vector<Card>(deck.begin() + 8, deck.begin() + 16));
  position.field = CardSet(std::vector<Card>(deck.begin() + 16, deck.begin() + 24));
  position.stock.assign(deck.begin() + 24, deck.end());
  return position;
}

std::string mistake(const Position& position,
                    const std::map<std::string, std::string>& rules = {}) {
  try {
    const int players = std::min(position.players, 4);
    validate(position, rulebook::Ruleset(edition(), {players, {}}, rules));
  } catch (const NotationError& error) {
    return error.what();
  }
  return "none";
}

Card card(const char* code) { return *Card::parse(code); }

TEST(Validate, APositionAfterTheDealIsValid) { EXPECT_EQ(mistake(dealt()), "none"); }

TEST(Validate, APositionAfterATurnIsValid) {
  Position position = dealt();
  position.hands[0].erase(card("11"));
  position.field.insert(card("11"));
  position.field.insert(position.stock.front());
  position.stock.erase(position.stock.begin());
  position.turn = 1;
  EXPECT_EQ(mistake(position), "none");
}

TEST(Validate, ACardTwiceIsNamedWithItsPlace) {
  Position position = dealt();
  position.captured[1].insert(card("11"));
  EXPECT_EQ(mistake(position),
            "position: card 11 is twice, the second time in the cards captured by player 1");
}

TEST(Validate, AMissingCardIsNamed) {
  Position position = dealt();
  position.stock.pop_back();
  EXPECT_EQ(mistake(position), "position: missing from the position: C4");
}

TEST(Validate, ACardThatTheDeckLacksIsNamed) {
  Position position = dealt();
  position.deck.erase(card("11"));
  EXPECT_EQ(mistake(position), "position: card 11 in the hand of player 0 is not in the deck");
}

TEST(Validate, AWrongNumberOfPlayersIsRefused) {
  EXPECT_EQ(mistake(Position::empty("willow.en", 5)),
            "position: willow.en has no rules for 5 players");
}

TEST(Validate, AHandThatIsTooLargeIsRefused) {
  Position position = dealt();
  position.hands[0].insert(position.stock.front());
  position.stock.erase(position.stock.begin());
  EXPECT_EQ(mistake(position), "position: a hand of 9 cards, dealt were 8");
}

TEST(Validate, HandsThatDoNotFitTheTurnAreRefused) {
  Position position = dealt();
  position.turn = 1;
  EXPECT_EQ(mistake(position), "position: player 0 holds 8 cards, expected 7 at this turn");
}

TEST(Validate, AStockOfTheWrongSizeIsRefused) {
  Position position = dealt();
  position.field.insert(position.stock.front());
  position.stock.erase(position.stock.begin());
  EXPECT_EQ(mistake(position), "position: the stock has 23 cards, expected 24");
}

TEST(Validate, APhaseThatCannotBeIsRefused) {
  Position choose = dealt();
  choose.phase = Phase::choose;
  EXPECT_EQ(mistake(choose), R"(position: "drawn" belongs to phase choose, and to it alone)");

  Position drawn = dealt();
  drawn.drawn = drawn.stock.front();
  drawn.stock.erase(drawn.stock.begin());
  EXPECT_EQ(mistake(drawn), R"(position: "drawn" belongs to phase choose, and to it alone)");

  Position declare = dealt();
  declare.phase = Phase::declare;
  EXPECT_EQ(mistake(declare), R"(position: phase declare needs "wild")");

  Position empty_hand = dealt();
  empty_hand.captured[0] = empty_hand.hands[0];
  empty_hand.hands[0] = {};
  EXPECT_EQ(mistake(empty_hand), "position: phase play, but the player at turn holds no card");

  Position stopped = dealt();
  stopped.stopped = 1;
  EXPECT_EQ(mistake(stopped), R"(position: "stopped" belongs to phase over)");
}

// Two turns on: seat 0 has taken the pines 11 and 12, and drew a card that matched nothing.
Position begun() {
  Position position = dealt();
  position.hands[0] = *CardSet::parse("12 21 22 23 24 31 32 33");
  position.hands[1] = *CardSet::parse("34 41 42 43 44 51 52 53");
  position.field = *CardSet::parse("11 54 61 71 81 91 A1 B1");
  const CardSet rest = position.deck - position.hands[0] - position.hands[1] - position.field;
  position.stock = rest.cards();
  position.hands[0].erase(card("12"));
  position.field.erase(card("11"));
  position.captured[0] = *CardSet::parse("11 12");
  position.field.insert(position.stock.front());
  position.stock.erase(position.stock.begin());
  position.turn = 1;
  return position;
}

// All 48 cards captured, those of the second half of the year by seat 1.
Position played_out() {
  Position position = Position::empty("willow.en", 2);
  const std::vector<Card> deck = CardSet::all().cards();
  position.captured[0] = CardSet(std::vector<Card>(deck.begin(), deck.begin() + 24));
  position.captured[1] = CardSet(std::vector<Card>(deck.begin() + 24, deck.end()));
  position.phase = Phase::over;
  return position;
}

TEST(Validate, TheTablesOfTheTestsBelowAreValid) {
  EXPECT_EQ(mistake(begun()), "none");
  EXPECT_EQ(mistake(played_out()), "none");
}

TEST(Validate, TeamsAreThoseOfTheRules) {
  Position position = begun();
  position.teams = {0, 0};
  EXPECT_EQ(mistake(position),
            "position: \"teams\": expected each seat its own, there are no teams by these rules");
  Position four = Position::empty("willow.en", 4);
  four.phase = Phase::over;
  four.deal_end = DealEnd::void_deal;
  four.stock = four.deck.cards();
  EXPECT_EQ(mistake(four), "none");
  EXPECT_EQ(mistake(four, {{"teams.seats", "opposite"}}),
            "position: \"teams\": expected [0, 1, 0, 1], partners sit opposite by these rules "
            "(teams.seats)");
  four.teams = {0, 1, 0, 1};
  EXPECT_EQ(mistake(four, {{"teams.seats", "opposite"}}), "none");
  four.teams = {0, 0, 1, 1};
  EXPECT_EQ(mistake(four, {{"teams.seats", "opposite"}}),
            "position: \"teams\": expected [0, 1, 0, 1], partners sit opposite by these rules "
            "(teams.seats)");
}

TEST(Validate, CallsNeedCards) {
  Position calls = begun();
  calls.calls = {1, 0};
  calls.called_at = {7, 7};
  EXPECT_EQ(mistake(calls), "position: \"called_at\": player 1 has not said koi-koi");
  calls.calls = {1, 3};
  EXPECT_EQ(mistake(calls), "position: \"calls\": player 1 has captured nothing to call for");
  // Two cards captured and eight on the field.
  calls.called_at = {7, 0};
  calls.calls = {20, 0};
  EXPECT_EQ(mistake(calls), "none");
  calls.calls = {21, 0};
  EXPECT_EQ(mistake(calls),
            "position: \"calls\": more than the 10 cards on the table can have led to");

  Position stopped = played_out();
  stopped.stopped = 1;
  EXPECT_EQ(mistake(stopped), "none");
  stopped.captured[0] |= stopped.captured[1];
  stopped.captured[1] = {};
  EXPECT_EQ(mistake(stopped), "position: \"stopped\": player 1 has captured nothing to call for");
}

TEST(Validate, WhatACallLeavesNeedsTheCall) {
  Position position = begun();
  position.called_yaku[0] = {"sankou"};
  EXPECT_EQ(mistake(position), "position: \"called_yaku\": player 0 has not said koi-koi");
  position.calls[0] = 1;
  EXPECT_EQ(mistake(position), "none");
  position.called_yaku[0] = {"sankou", "sankou"};
  EXPECT_EQ(mistake(position), "position: \"called_yaku\": sankou is there twice");

  Position points = begun();
  points.called_at[1] = 5;
  EXPECT_EQ(mistake(points), "position: \"called_at\": player 1 has not said koi-koi");
  Position last = begun();
  last.last_call = 0;
  EXPECT_EQ(mistake(last), "position: \"last_call\": player 0 has not said koi-koi");
  Position forfeited = begun();
  forfeited.forfeited[1] = 5;
  EXPECT_EQ(mistake(forfeited), "position: \"forfeited\": player 1 has not said koi-koi");
}

// Each seat has said koi-koi once, seat 0 with 5 points and then seat 1 with 7.
Position both_called() {
  Position position = begun();
  position.captured[1] = *CardSet::parse("54 61");
  position.field -= position.captured[1];
  position.calls = {1, 1};
  position.called_at = {5, 7};
  position.called_yaku = {{"tan"}, {"sankou"}};
  position.last_call = 1;
  return position;
}

TEST(Validate, ThePointsOfACallAreAskedForWhereTheyDecide) {
  Position position = begun();
  position.calls = {1, 0};
  position.called_at = {kUntold, 0};
  position.called_yaku[0] = {"sankou"};
  position.last_call = 0;
  EXPECT_EQ(mistake(position),
            "position: \"called_at\" is missing: expected the yaku points of player 0 at the last "
            "koi-koi, since only more points offer a call again (call.trigger = more-points)");
  EXPECT_EQ(mistake(position, {{"call.trigger", "new-yaku"}}), "none");
  EXPECT_EQ(mistake(position, {{"call.trigger", "any-turn"}}), "none");
  EXPECT_EQ(mistake(position, {{"call.trigger", "new-yaku"}, {"call.opponent-cancels", "at-once"}}),
            "position: \"called_at\" is missing: expected the yaku points of player 0 at the last "
            "koi-koi, since an opponent's yaku costs them (call.opponent-cancels = at-once)");
  position.called_at = {7, 0};
  EXPECT_EQ(mistake(position), "none");
}

TEST(Validate, TheYakuOfACallAreAskedForWhereTheyDecide) {
  Position position = begun();
  position.calls = {1, 0};
  position.called_at = {7, 0};
  position.last_call = 0;
  EXPECT_EQ(mistake(position), "none");
  EXPECT_EQ(mistake(position, {{"call.trigger", "any-turn"}}), "none");
  EXPECT_EQ(mistake(position, {{"call.trigger", "new-yaku"}}),
            "position: \"called_yaku\" is missing: expected the yaku of player 0 at the last "
            "koi-koi, since only a further yaku offers a call again (call.trigger = new-yaku)");
  position.called_yaku[0] = {"sankuo"};
  EXPECT_EQ(mistake(position), "none");
  EXPECT_EQ(mistake(position, {{"call.trigger", "new-yaku"}}),
            "position: \"called_yaku\": there is no yaku sankuo; the nearest is sankou");
  // Of another rulebook, and the yaku of an option.
  position.called_yaku[0] = {"tsukimi", "triad"};
  EXPECT_EQ(mistake(position, {{"call.trigger", "new-yaku"}}), "none");
}

TEST(Validate, NothingIsAskedOfCallsWhereTheRoundIsOver) {
  Position position = played_out();
  position.calls = {1, 0};
  for (const char* trigger : {"more-points", "new-yaku"}) {
    EXPECT_EQ(mistake(position, {{"call.trigger", trigger}}), "none");
  }
}

TEST(Validate, WhoCalledLastIsAskedForWhereItDecides) {
  Position position = both_called();
  EXPECT_EQ(mistake(position), "none");
  position.last_call.reset();
  EXPECT_EQ(mistake(position), "none");
  EXPECT_EQ(mistake(position, {{"round.exhausted.after-call", "yaku-score"}}),
            "position: \"last_call\" is missing: expected who said koi-koi last, since the last "
            "caller scores in a round that is played out (round.exhausted.after-call = "
            "yaku-score)");
  EXPECT_EQ(mistake(position, {{"payment.after-call", "last-caller-alone"}}),
            "position: \"last_call\" is missing: expected who said koi-koi last, since the last "
            "caller pays alone (payment.after-call = last-caller-alone)");
}

TEST(Validate, PointsLostToAnOpponentsYakuFollowFromTheCalls) {
  const std::map<std::string, std::string> at_once = {{"call.opponent-cancels", "at-once"}};
  Position position = both_called();
  EXPECT_EQ(mistake(position), "none");
  EXPECT_EQ(mistake(position, at_once),
            "position: \"forfeited\": expected 5 for player 0, since an opponent has made a yaku "
            "after the koi-koi (call.opponent-cancels = at-once)");
  position.forfeited = {5, 0};
  EXPECT_EQ(mistake(position, at_once), "none");
  // What an earlier yaku cost seat 1 is not known.
  position.forfeited = {5, 3};
  EXPECT_EQ(mistake(position, at_once), "none");
}

TEST(Validate, NobodyCallsWhereCardsAreCounted) {
  const std::map<std::string, std::string> counted = {{"score.by", "card-points"}};
  Position stopped = played_out();
  EXPECT_EQ(mistake(stopped, counted), "none");
  stopped.stopped = 1;
  EXPECT_EQ(mistake(stopped, counted), "position: \"stopped\": there are no calls by these rules");
  Position calls = played_out();
  calls.calls = {1, 0};
  EXPECT_EQ(mistake(calls, counted), "position: \"calls\": there are no calls by these rules");
}

TEST(Validate, ACallBeforeTheDrawIsOneAtOnce) {
  Position position = begun();
  position.before_draw = true;
  EXPECT_EQ(mistake(position), "position: the stock has 23 cards, expected 24");
  position.phase = Phase::call;
  position.turn = 0;
  position.stock.insert(position.stock.begin(), card("13"));
  position.field.erase(card("13"));
  EXPECT_EQ(mistake(position, {{"call.offered", "at-once"}}), "none");
  EXPECT_EQ(mistake(position, {{"call.offered", "end-of-turn"}}),
            "position: \"before_draw\": calls are not offered before the draw by these rules");
}

TEST(Validate, TheWildcardIsAnOption) {
  const std::map<std::string, std::string> on = {{"option.wildcard", "on"}};
  Position position = played_out();
  position.wild = Wild{1, card("81")};
  EXPECT_EQ(mistake(position, on), "none");
  EXPECT_EQ(mistake(position), "position: \"wild\": there is no wildcard by these rules");
  position.wild = Wild{1, card("11")};
  EXPECT_EQ(mistake(position, on),
            "position: \"wild\": expected B4 and 11 among the cards captured by player 1");
  Position barred = begun();
  barred.barred = {3};
  EXPECT_EQ(mistake(barred, on), "none");
  EXPECT_EQ(mistake(barred), "position: \"barred\": there is no wildcard by these rules");
}

TEST(Validate, ARoundIsNotOverBeforeACardIsPlayed) {
  Position position = dealt();
  position.phase = Phase::over;
  EXPECT_EQ(mistake(position),
            "position: phase over: nothing was played, expected \"void\" or \"hand_winners\"");
  position.deal_end = DealEnd::void_deal;
  EXPECT_EQ(mistake(position), "none");
}

TEST(Validate, HandsWinBeforePlayOrNotAtAll) {
  const std::map<std::string, std::string> wins = {{"hand.four-of-month", "wins"}};
  Position position = dealt();
  position.phase = Phase::over;
  position.deal_end = DealEnd::hand_win;
  position.hand_winners = {0, 1};
  EXPECT_EQ(mistake(position, wins), "none");
  EXPECT_EQ(mistake(position, {{"hand.four-of-month", "redeal"}, {"hand.four-pairs", "nothing"}}),
            "position: \"hand_winners\": no hand wins by these rules");
  position.hand_winners = {0, 1, 1, 0};
  EXPECT_EQ(mistake(position, wins),
            "position: \"hand_winners\": expected seats in ascending order, each once");
  position.hand_winners = {0};
  position.phase = Phase::play;
  EXPECT_EQ(mistake(position, wins), "position: \"hand_winners\" belongs to phase over");

  Position played = played_out();
  played.deal_end = DealEnd::void_deal;
  EXPECT_EQ(mistake(played), "position: \"void\": expected cards as they were dealt");
}

}  // namespace
}  // namespace hanaproof::notation::validate_test
