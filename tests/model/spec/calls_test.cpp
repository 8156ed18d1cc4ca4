#include <gtest/gtest.h>

#include "model/spec/settle.h"
#include "tests/model/spec/table.h"

namespace hanaproof::spec::calls_test {
namespace {

using notation::Phase;
using notation::Position;
using table::after;
using table::legal;
using Answers = std::map<std::string, std::string>;

// Seat 0 holds the sake cup among its captures and takes the moon with 81x82; then 11 is drawn.
Position before_moon(const Rules& rules) {
  std::vector<std::string> hands = {"81 21", "31 33", "61 63"};
  hands.resize(static_cast<std::size_t>(rules.players()));
  return table::at(
      rules,
      {.hands = hands, .field = "82", .stock = "11 41 51 13 43 53 14", .captured = {"91 93"}});
}

TEST(Calls, AYakuOffersTheChoiceAtTheEndOfTheTurn) {
  const Rules rules = table::rules();
  const Position then = after(rules, before_moon(rules), "81x82");
  EXPECT_EQ(then.phase, Phase::call);
  EXPECT_EQ(then.turn, 0);
  EXPECT_EQ(legal(rules, then), "koi-koi stop");
  EXPECT_FALSE(then.before_draw);
  EXPECT_EQ(then.field.codes(), "11");
}

TEST(Calls, AYakuOffersTheChoiceAtOnceWhereTheRuleSaysSo) {
  const Rules rules = table::rules({{"call.offered", "at-once"}});
  const Position then = after(rules, before_moon(rules), "81x82");
  EXPECT_EQ(then.phase, Phase::call);
  EXPECT_TRUE(then.before_draw);
  EXPECT_EQ(then.stock.size(), 7U);
  const Position gone_on = after(rules, then, "koi-koi");
  EXPECT_EQ(gone_on.stock.size(), 6U);
  EXPECT_EQ(gone_on.field.codes(), "11");
  EXPECT_EQ(gone_on.turn, 1);
  EXPECT_EQ(after(rules, then, "stop").phase, Phase::over);
}

TEST(Calls, AYakuMadeByTheDrawnCardOffersTheChoiceToo) {
  for (const std::string offered : {"end-of-turn", "at-once"}) {
    const Rules rules = table::rules({{"call.offered", offered}});
    const Position start = table::at(
        rules,
        {.hands = {"21 23", "31 33"}, .field = "82", .stock = "81 41", .captured = {"91 93"}});
    const Position then = after(rules, start, "21");
    EXPECT_EQ(then.phase, Phase::call) << offered;
    EXPECT_FALSE(then.before_draw) << offered;
  }
}

TEST(Calls, KoiKoiIsRemembered) {
  const Rules rules = table::rules();
  const Position then = after(rules, before_moon(rules), "81x82 koi-koi");
  EXPECT_EQ(then.calls, (std::vector<int>{1, 0}));
  EXPECT_EQ(then.called_at, (std::vector<int>{5, 0}));
  EXPECT_EQ(then.called_yaku[0], std::vector<std::string>{"tsukimi"});
  EXPECT_EQ(then.last_call, 0);
  EXPECT_EQ(then.turn, 1);
  EXPECT_EQ(then.phase, Phase::play);
}

TEST(Calls, StopEndsTheRound) {
  const Rules rules = table::rules();
  const Position then = after(rules, before_moon(rules), "81x82 stop");
  EXPECT_EQ(then.phase, Phase::over);
  EXPECT_EQ(then.stopped, 0);
  EXPECT_EQ(legal(rules, then), "");
}

// Seat 0 went on with two ribbons and plays once more, to a field that offers what `field` says.
Phase after_two_ribbons(const Answers& answers, const std::string& move, const std::string& field) {
  const Rules rules = table::rules(answers);
  Position position = table::at(rules, {.hands = {"42 84 53", "61 63"},
                                        .field = field,
                                        .stock = "C1 C2",
                                        .captured = {"12 13 22 23 91 92"}});
  position.calls = {1, 0};
  position.called_at = {3, 0};
  position.called_yaku[0] = {"tan"};
  position.last_call = 0;
  return after(rules, position, move).phase;
}

TEST(Calls, AfterKoiKoiMorePointsOfferTheChoiceAgain) {
  EXPECT_EQ(after_two_ribbons({}, "42x43", "43"), Phase::call);  // a fourth ribbon
  EXPECT_EQ(after_two_ribbons({}, "84x81", "81"), Phase::call);  // moon and sake cup
  EXPECT_EQ(after_two_ribbons({}, "53", "31"), Phase::play);     // nothing
}

TEST(Calls, WhereMorePointsOfferTheChoiceThePointsDecideByThemselves) {
  const Rules rules = table::rules();
  Position position = table::at(rules, {.hands = {"42 53", "61 63"},
                                        .field = "31 43",
                                        .stock = "C1 C2",
                                        .captured = {"12 13 22 23 91 92"}});
  position.calls = {1, 0};
  position.called_at = {3, 0};
  EXPECT_EQ(after(rules, position, "53").phase, Phase::play);     // three points as before
  EXPECT_EQ(after(rules, position, "42x43").phase, Phase::call);  // a fourth ribbon
}

TEST(Calls, AfterKoiKoiOnlyAFurtherYakuOffersTheChoiceWhereTheRuleSaysSo) {
  const Answers new_yaku = {{"call.trigger", "new-yaku"}};
  EXPECT_EQ(after_two_ribbons(new_yaku, "42x43", "43"), Phase::play);
  EXPECT_EQ(after_two_ribbons(new_yaku, "84x81", "81"), Phase::call);
}

TEST(Calls, AfterKoiKoiEveryTurnOffersTheChoiceWhereTheRuleSaysSo) {
  EXPECT_EQ(after_two_ribbons({{"call.trigger", "any-turn"}}, "53", "31"), Phase::call);
}

// As before_moon, but no card is left afterwards.
Position last_card(const Rules& rules) {
  return table::at(rules,
                   {.hands = {"81", ""}, .field = "82", .stock = "11 41", .captured = {"91 93"}});
}

TEST(Calls, AfterTheLastCardKoiKoiMayBeSaidOrNot) {
  const Rules offered = table::rules();
  const Position choice = after(offered, last_card(offered), "81x82");
  EXPECT_EQ(legal(offered, choice), "koi-koi stop");
  const Position gone_on = after(offered, choice, "koi-koi");
  EXPECT_EQ(gone_on.phase, Phase::over);
  EXPECT_FALSE(gone_on.stopped);

  const Rules stop_only = table::rules({{"call.after-last-card", "stop-only"}});
  const Position stopped = after(stop_only, last_card(stop_only), "81x82");
  EXPECT_EQ(stopped.phase, Phase::over);
  EXPECT_EQ(stopped.stopped, 0);
}

TEST(Calls, ThatAPlayersOwnLastCardMakesCanBeBarredThoughTheRoundGoesOn) {
  const auto choice = [](const std::string& rule, const std::string& hand) {
    const Rules rules = table::rules({{"call.after-last-card", rule}});
    Position position = before_moon(rules);
    position.hands[0] = table::set(hand);
    return after(rules, position, "81x82");
  };
  EXPECT_EQ(choice("own-last-stops", "81").stopped, 0);
  EXPECT_EQ(choice("own-last-stops", "81 C1").phase, Phase::call);
  EXPECT_EQ(choice("stop-only", "81").phase, Phase::call);  // the opponent has cards to play
}

TEST(Calls, CanBeBarredAfterOneOfEachPlayerOrOneOfAnybody) {
  const auto phase = [](const std::string& rule, std::vector<int> calls) {
    const Rules rules = table::rules({{"call.limit", rule}});
    Position position = before_moon(rules);
    position.calls = std::move(calls);
    return after(rules, position, "81x82").phase;
  };
  EXPECT_EQ(phase("once-each", {1, 0}), Phase::over);
  EXPECT_EQ(phase("once-each", {0, 2}), Phase::call);
  EXPECT_EQ(phase("once-a-round", {0, 1}), Phase::over);
  EXPECT_EQ(phase("once-a-round", {0, 0}), Phase::call);
}

TEST(Calls, WhereTwoOthersHaveCalledKoiKoiCanBeBarred) {
  const auto with_calls = [](const Answers& answers, std::vector<int> calls) {
    const Rules rules = table::rules(answers, 3);
    Position position = before_moon(rules);
    position.calls = std::move(calls);
    return after(rules, position, "81x82");
  };
  const Answers limit = {{"call.limit", "not-after-two-others"}};
  EXPECT_EQ(with_calls(limit, {0, 1, 1}).stopped, 0);
  EXPECT_EQ(with_calls(limit, {0, 1, 0}).phase, Phase::call);
  EXPECT_EQ(with_calls(limit, {0, 2, 0}).phase, Phase::call);
  EXPECT_EQ(with_calls({}, {0, 1, 1}).phase, Phase::call);
}

TEST(Calls, AnOpponentsYakuForfeitsThePointsOfOneWhoWentOn) {
  const auto forfeited = [](const std::string& rule) {
    const Rules rules = table::rules({{"call.opponent-cancels", rule}});
    Position position = before_moon(rules);
    position.calls = {0, 1};
    position.called_at = {0, 4};
    position.last_call = 1;
    return after(rules, position, "81x82").forfeited;
  };
  EXPECT_EQ(forfeited("if-stopped"), (std::vector<int>{0, 0}));
  EXPECT_EQ(forfeited("at-once"), (std::vector<int>{0, 4}));
}

TEST(Calls, ForfeitedPointsAreNotPaid) {
  const Rules rules = table::rules();
  Position position = table::at(rules, {.captured = {"81 91 11 31", ""}});
  position.phase = Phase::over;
  position.stopped = 0;
  EXPECT_EQ(score(rules, position).result, (std::vector<int>{10, 0}));  // tsukimi and sankou
  position.forfeited = {5, 0};
  EXPECT_EQ(score(rules, position).result, (std::vector<int>{5, 0}));
}

}  // namespace
}  // namespace hanaproof::spec::calls_test
