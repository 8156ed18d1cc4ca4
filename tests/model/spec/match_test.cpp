#include "model/spec/match.h"

#include <gmock/gmock.h>

#include "tests/model/spec/table.h"

namespace hanaproof::spec::match_test {
namespace {

using notation::DealEnd;
using notation::Phase;
using notation::Position;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Answers = std::map<std::string, std::string>;

Position over(const Rules& rules) {
  Position position = table::at(rules, {.captured = {"", "81 91"}});
  position.phase = Phase::over;
  return position;
}

// Seat 1 stopped with five points; seat 0 dealt.
Position won(const Rules& rules) {
  Position position = over(rules);
  position.stopped = 1;
  return position;
}

Position void_deal(const Rules& rules) {
  Position position = over(rules);
  position.deal_end = DealEnd::void_deal;
  return position;
}

Position hand_win(const Rules& rules) {
  Position position = over(rules);
  position.deal_end = DealEnd::hand_win;
  position.hand_winners = {1};
  position.hands[1] = table::set("11 12 13 14");
  return position;
}

const Answers kHandWins = {{"hand.four-of-month", "wins"}, {"hand.four-of-month.points", "6"}};

TEST(NextDealer, AfterAWonRoundIsTheWinnerTheSameOrTheNext) {
  const auto next = [](const std::string& rule) {
    const Rules rules = table::rules({{"dealer.next.winner", rule}}, 3);
    Position position = won(rules);
    position.stopped = 2;
    position.captured[2] = position.captured[1];
    return next_dealer(rules, position);
  };
  EXPECT_EQ(next("winner"), 2);
  EXPECT_EQ(next("same"), 0);
  EXPECT_EQ(next("next"), 1);
}

TEST(NextDealer, EveryWayToEndARoundHasItsOwnRule) {
  const Answers answers = {{"dealer.next.winner", "same"},
                           {"hand.four-of-month", "wins"},
                           {"dealer.next.hand-win", "winner"},
                           {"dealer.next.draw", "next"},
                           {"dealer.next.void", "same"}};
  const Rules rules = table::rules(answers, 3);
  EXPECT_EQ(next_dealer(rules, won(rules)), 0);
  EXPECT_EQ(next_dealer(rules, hand_win(rules)), 1);
  EXPECT_EQ(next_dealer(rules, over(rules)), 1);
  EXPECT_EQ(next_dealer(rules, void_deal(rules)), 0);
}

TEST(Match, WritesDownTheWinnersPointsOrWhatIsPaid) {
  const auto totals = [](const std::string& rule) {
    const Rules rules = table::rules({{"payment.who", rule}}, 3);
    return after(rules, Match::begin(3, 0), won(rules)).totals;
  };
  EXPECT_THAT(totals("winner-scores"), ElementsAre(0, 5, 0));
  EXPECT_THAT(totals("losers-pay"), ElementsAre(-5, 10, -5));
}

TEST(Match, CountsRoundsAndRoundsWon) {
  const Rules rules = table::rules(kHandWins);
  Match match = after(rules, Match::begin(2, 0), won(rules));
  EXPECT_EQ(match.rounds, 1);
  EXPECT_THAT(match.won, ElementsAre(0, 1));
  EXPECT_EQ(match.dealer, 1);
  match = after(rules, match, over(rules));
  EXPECT_EQ(match.rounds, 2);
  EXPECT_THAT(match.won, ElementsAre(0, 1));
}

TEST(Match, AVoidDealOrAHandWinCountsAsARoundWhereTheRuleSaysSo) {
  const auto rounds = [](const Answers& answers, Position (*end)(const Rules&)) {
    const Rules rules = table::rules(answers);
    return after(rules, Match::begin(2, 0), end(rules)).rounds;
  };
  EXPECT_EQ(rounds({}, void_deal), 0);
  EXPECT_EQ(rounds({{"round.void-counts", "true"}}, void_deal), 1);
  EXPECT_EQ(rounds({}, hand_win), 1);
  EXPECT_EQ(rounds({{"round.hand-win-counts", "false"}}, hand_win), 0);
}

TEST(Match, IsWonByMostPointsOrMostRounds) {
  const Match match{{9, 4}, {1, 2}, 3, 0};
  const auto winners = [&](const std::string& rule) {
    const Rules rules = table::rules({{"match.winner", rule}});
    return match_winners(rules, match);
  };
  EXPECT_THAT(winners("most-points"), ElementsAre(0));
  EXPECT_THAT(winners("most-rounds"), ElementsAre(1));
}

TEST(Match, ATieIsSharedOrTheLastDealersOrPlayedOn) {
  const Match match{{5, 5}, {1, 1}, 2, 1};
  const auto winners = [&](const std::string& rule) {
    const Rules rules = table::rules({{"match.tie", rule}});
    return match_winners(rules, match);
  };
  EXPECT_THAT(winners("shared"), ElementsAre(0, 1));
  EXPECT_THAT(winners("extra-round"), IsEmpty());
}

TEST(Match, ATieGoesToTheLastDealerWhereTheRuleSaysSo) {
  const Rules rules = table::rules({{"match.tie", "last-dealer"}, {"dealer.next.winner", "same"}});
  // Seat 0 leads by five and deals to the end; seat 1 draws level.
  const Match match = after(rules, Match{{5, 0}, {1, 0}, 1, 0}, won(rules));
  EXPECT_THAT(match.totals, ElementsAre(5, 5));
  EXPECT_THAT(match_winners(rules, match), ElementsAre(0));
}

}  // namespace
}  // namespace hanaproof::spec::match_test
