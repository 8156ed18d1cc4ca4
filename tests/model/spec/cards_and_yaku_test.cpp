// Games in which the worth of cards is counted and yaku act on the scores.
#include <gmock/gmock.h>

#include "model/spec/deal.h"
#include "model/spec/match.h"
#include "model/spec/settle.h"
#include "tests/model/spec/table.h"

namespace hanaproof::spec::cards_and_yaku_test {
namespace {

using notation::Phase;
using notation::Position;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Answers = std::map<std::string, std::string>;

// Worth 20 and 10; the yaku is worth 5.
const std::string kMoonAndCup = "81 91";

Rules counting_both(Answers answers, int players = 2) {
  answers.insert({"score.by", "cards-and-yaku"});
  return table::rules(answers, players);
}

Position over(const Rules& rules, const std::vector<std::string>& captured) {
  Position position = table::at(rules, {.captured = captured});
  position.teams = teams(rules);
  position.phase = Phase::over;
  return position;
}

std::vector<int> results(const Rules& rules, const std::vector<std::string>& captured) {
  return score(rules, over(rules, captured)).result;
}

TEST(CardsAndYaku, AYakuActsOnWhoseScoreTheRuleNames) {
  const auto between = [](const std::string& effect, int players) {
    return results(counting_both({{"score.yaku-effect", effect}}, players), {kMoonAndCup, "31"});
  };
  EXPECT_THAT(between("opponents-lose", 2), ElementsAre(30, 15));
  EXPECT_THAT(between("everyone-loses", 2), ElementsAre(25, 15));
  EXPECT_THAT(between("gain-and-lose", 2), ElementsAre(35, 15));
  EXPECT_THAT(between("paid-by-each", 2), ElementsAre(35, 15));
  EXPECT_THAT(between("maker-gains", 2), ElementsAre(35, 20));
  EXPECT_THAT(between("maker-loses", 2), ElementsAre(25, 20));
  EXPECT_THAT(between("opponents-lose", 3), ElementsAre(30, 15, -5));
  EXPECT_THAT(between("everyone-loses", 3), ElementsAre(25, 15, -5));
  EXPECT_THAT(between("gain-and-lose", 3), ElementsAre(35, 15, -5));
  EXPECT_THAT(between("paid-by-each", 3), ElementsAre(40, 15, -5));
  EXPECT_THAT(between("maker-gains", 3), ElementsAre(35, 20, 0));
}

TEST(CardsAndYaku, YakuOfBothSidesAddUp) {
  // Two ribbons are worth 2 as a yaku, and 5 each.
  EXPECT_THAT(results(counting_both({}), {kMoonAndCup, "42 52"}), ElementsAre(30 - 2, 10 - 5));
}

TEST(CardsAndYaku, TheWorthOfCardsIsShownAsPointsAndYakuBesideIt) {
  const Rules rules = counting_both({});
  const Score result = score(rules, over(rules, {kMoonAndCup, ""}));
  EXPECT_THAT(result.points, ElementsAre(30, 0));
  EXPECT_THAT(result.yaku[0], ElementsAre(MadeYaku{"tsukimi", 5}));
  EXPECT_THAT(result.payment, ElementsAre(0, 0));
}

TEST(CardsAndYaku, ATeamHasOneScoreForItsCardsAndItsYaku) {
  const auto after = [](const std::string& captured, const std::string& team) {
    return results(
        counting_both(
            {{"teams.seats", "opposite"}, {"teams.captured", captured}, {"payment.team", team}}, 4),
        {"81", "", "91", "11"});
  };
  EXPECT_THAT(after("own", "once"), ElementsAre(30, 20, 30, 20));
  EXPECT_THAT(after("pooled", "once"), ElementsAre(30, 15, 30, 15));
  EXPECT_THAT(after("pooled", "each-member"), ElementsAre(30, 10, 30, 10));
}

TEST(CardsAndYaku, AYakuOfOneMemberIsItsTeams) {
  const Rules rules = counting_both({{"teams.seats", "opposite"},
                                     {"teams.captured", "own"},
                                     {"payment.team", "once"},
                                     {"score.yaku-effect", "gain-and-lose"}},
                                    4);
  EXPECT_THAT(results(rules, {"", "", kMoonAndCup, "11"}), ElementsAre(35, 15, 35, 15));
}

TEST(CardsAndYaku, TeamsTakeTurns) {
  const auto of = [](const Answers& answers, int players) {
    return teams(counting_both(answers, players));
  };
  const Answers two = {{"teams.seats", "opposite"}, {"deal.hand-size", "6"}};
  const Answers three = {
      {"teams.seats", "opposite"}, {"option.teams-of-three", "on"}, {"deal.hand-size", "6"}};
  EXPECT_THAT(of({}, 3), ElementsAre(0, 1, 2));
  EXPECT_THAT(of(two, 4), ElementsAre(0, 1, 0, 1));
  EXPECT_THAT(of(two, 6), ElementsAre(0, 1, 2, 0, 1, 2));
  EXPECT_THAT(of(three, 6), ElementsAre(0, 1, 0, 1, 0, 1));
}

TEST(CardsAndYaku, NobodyCalls) {
  const table::Layout layout = {
      .hands = {"82 12", "13 14"}, .field = "81", .stock = "22 23 24", .captured = {"91"}};
  const auto phase_after = [&](const Rules& rules) {
    return table::after(rules, table::at(rules, layout), "82x81").phase;
  };
  EXPECT_EQ(phase_after(table::rules({})), Phase::call);
  EXPECT_EQ(phase_after(counting_both({})), Phase::play);
}

TEST(CardsAndYaku, PartnersDoNotTieWithEachOther) {
  const Rules rules = counting_both({{"teams.seats", "opposite"}, {"match.tie", "extra-round"}}, 4);
  EXPECT_EQ(winner(rules, over(rules, {"", "81", "", ""})), 1);
  EXPECT_EQ(winner(rules, over(rules, {"11", "81", "", ""})), -1);
  Match match = Match::begin(4, 0);
  match.totals = {10, 30, 10, 30};
  EXPECT_THAT(match_winners(rules, match), ElementsAre(1, 3));
  match.totals = {30, 30, 30, 30};
  EXPECT_THAT(match_winners(rules, match), IsEmpty());
}

TEST(CardsAndYaku, WhoHeldTheWinningHandDealsNextNotAPartner) {
  const Rules rules =
      counting_both({{"teams.seats", "opposite"}, {"hand.four-of-month", "wins"}}, 4);
  const Position end =
      open(rules, table::at(rules, {.hands = {"11", "12", "41 42 43 44", "13"}, .field = "14"}));
  EXPECT_EQ(end.phase, Phase::over);
  EXPECT_THAT(score(rules, end).result, ElementsAre(6, 0, 6, 0));
  EXPECT_EQ(winner(rules, end), 2);
  EXPECT_EQ(next_dealer(rules, end), 2);
  // The round is won by the team, and written down for both.
  EXPECT_THAT(after(rules, Match::begin(4, 0), end).won, ElementsAre(1, 0, 1, 0));
}

TEST(CardsAndYaku, TotalsAreWhatIsWrittenDownWhoeverPays) {
  const Rules rules = counting_both({{"payment.who", "losers-pay"}});
  EXPECT_THAT(after(rules, Match::begin(2, 0), over(rules, {kMoonAndCup, ""})).totals,
              ElementsAre(30, -5));
}

TEST(CardsAndYaku, WhatIsLeftOnTheFieldIsNobodysOrTheWildcardPlayers) {
  const auto captured = [](const std::string& left) {
    const Rules rules = counting_both({{"option.wildcard", "on"},
                                       {"wildcard.collects", "same-month"},
                                       {"round.field-left", left}});
    const Position start = table::at(rules, {.hands = {"B4", "C3"}, .field = "11 12 13 B1"});
    const Position end = table::after(rules, start, "B4x11 C3");
    EXPECT_EQ(end.phase, Phase::over);
    return end.captured[0].codes();
  };
  EXPECT_EQ(captured("nobody"), "11 12 13 B4");
  EXPECT_EQ(captured("wildcard-player"), "11 12 13 B1 B4 C3");
}

}  // namespace
}  // namespace hanaproof::spec::cards_and_yaku_test
