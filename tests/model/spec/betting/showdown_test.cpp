#include "model/spec/betting/showdown.h"

#include <gmock/gmock.h>

#include "tests/model/spec/betting/table.h"

namespace hanaproof::spec::betting::showdown_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Answers = std::map<std::string, std::string>;

// Hands of the Willow Book: lights x10, a pair of 3 x4, a pair of 2 x3, and points.
const std::string kLights = "31 81", kPair3 = "31 33", kPair2 = "23 24", kNine = "43 53",
                  kAlsoNine = "44 54", kOne = "53 63", kBadger = "43 73", kOtter = "43 93";

struct Seat {
  std::string hand;
  Stake stake;
};

// Seat 0 deals.
Round round(const Rules& rules, const std::vector<Seat>& seats) {
  Round round;
  for (const Seat& seat : seats) {
    round.seats.push_back(seat.stake);
    round.hands.push_back(standing(rules, table::set(seat.hand)));
  }
  return round;
}

Settlement settled(const std::vector<Seat>& seats, const Answers& answers = {}) {
  const Rules rules = table::rules(answers, static_cast<int>(seats.size()));
  return settle(rules, round(rules, seats));
}

std::vector<int> winners(const std::vector<std::string>& hands, const Answers& answers = {}) {
  std::vector<Seat> seats;
  for (const std::string& hand : hands) seats.push_back({hand, {5, 1, 1, false}});
  return settled(seats, answers).winners;
}

TEST(SutdaShowdown, TheStrongestHandWins) {
  EXPECT_THAT(winners({kNine, kPair2, kPair3}), ElementsAre(2));
  EXPECT_THAT(winners({kNine, kOne, kAlsoNine}), ElementsAre(0, 2));
}

TEST(SutdaShowdown, ACatcherWinsOnlyWhatItCatchesFromTheStrongest) {
  EXPECT_THAT(winners({kPair3, kBadger, kAlsoNine}), ElementsAre(1));
  EXPECT_THAT(winners({kPair2, kBadger, kAlsoNine}), ElementsAre(0));
}

TEST(SutdaShowdown, InTurnItDependsOnWhoShowsFirst) {
  const Answers in_turn = {{"showdown.compared", "in-turn"}};
  // The pair beats nine points, nine points beat the badger, the badger catches the pair.
  EXPECT_THAT(winners({kPair3, kBadger, kAlsoNine}, in_turn), ElementsAre(2));
  EXPECT_THAT(winners({kBadger, kAlsoNine, kPair3}, in_turn), ElementsAre(2));
  EXPECT_THAT(winners({kAlsoNine, kPair3, kBadger}, in_turn), ElementsAre(2));
  EXPECT_THAT(winners({kAlsoNine, kBadger, kPair3}, in_turn), ElementsAre(2));
  EXPECT_THAT(winners({kBadger, kPair3, kAlsoNine}, in_turn), ElementsAre(2));
  EXPECT_THAT(winners({kPair3, kAlsoNine, kBadger}, in_turn), ElementsAre(2));
}

TEST(SutdaShowdown, AnOtterHasTheRoundReplayedUnlessAHandIsAboveItsLimit) {
  EXPECT_THAT(winners({kOtter, kPair2}), IsEmpty());
  EXPECT_THAT(winners({kOtter, kAlsoNine}), IsEmpty());
  EXPECT_THAT(winners({kOtter, kPair3}), ElementsAre(1));
  const Settlement replay = settled({{kOtter, {5, 1, 2, false}}, {kPair2, {4, 1, 3, false}}});
  EXPECT_TRUE(replay.replay);
  EXPECT_EQ(replay.carried, 7);
  EXPECT_THAT(replay.money, ElementsAre(5, 4));
}

TEST(SutdaShowdown, WhoHasFoldedDoesNotShow) {
  const Settlement got =
      settled({{kPair3, {5, 1, 1, true}}, {kNine, {5, 1, 2, false}}, {kOne, {5, 1, 2, false}}});
  EXPECT_THAT(got.winners, ElementsAre(1));
  EXPECT_THAT(got.money, ElementsAre(5, 13, 5));  // 5 and the stakes of 2, 3 and 3
}

TEST(SutdaShowdown, LosersCompleteTheirStakesByTheMultiplier) {
  const std::vector<Seat> seats = {{kPair2, {20, 1, 2, false}}, {kOne, {20, 1, 2, false}}};
  const auto with = [&](const Answers& answers) { return settled(seats, answers).money; };
  // Threefold: two more times the stake of 3.
  EXPECT_THAT(with({}), ElementsAre(32, 14));
  EXPECT_THAT(with({{"payment.multiplier-means", "on-top"}}), ElementsAre(35, 11));
  EXPECT_THAT(with({{"payment.multiplied", "ante-only"}}), ElementsAre(28, 18));
  EXPECT_THAT(with({{"payment.multiplied", "bids-only"}}), ElementsAre(30, 16));
}

TEST(SutdaShowdown, PointsMultiplyNothing) {
  const std::vector<Seat> seats = {{kNine, {20, 1, 2, false}}, {kOne, {20, 1, 2, false}}};
  EXPECT_THAT(settled(seats).money, ElementsAre(26, 20));
  EXPECT_THAT(settled(seats, {{"payment.multiplier-means", "on-top"}}).money, ElementsAre(26, 20));
}

TEST(SutdaShowdown, WhoFoldedPaysTheMultiplierOnlyWhereTheRuleSaysSo) {
  const std::vector<Seat> seats = {
      {kPair2, {20, 1, 2, false}}, {kOne, {20, 1, 2, false}}, {kNine, {20, 1, 1, true}}};
  EXPECT_THAT(settled(seats).money, ElementsAre(34, 14, 20));  // 20 + 3 + 3 + 2 + 6
  EXPECT_THAT(settled(seats, {{"payment.multiplier-from", "folded-too"}}).money,
              ElementsAre(38, 14, 16));
}

TEST(SutdaShowdown, TheLastOneStandingNeedNotShow) {
  const std::vector<Seat> seats = {{kPair2, {20, 1, 1, false}}, {kPair3, {20, 1, 1, true}}};
  const Answers folded = {{"payment.multiplier-from", "folded-too"}};
  Answers shown = folded;
  shown["payment.multiplier-unshown"] = "paid-if-shown";
  EXPECT_THAT(settled(seats, folded).money, ElementsAre(24, 20));
  EXPECT_THAT(settled(seats, shown).money, ElementsAre(28, 16));
}

TEST(SutdaShowdown, WhoCannotPayGivesWhatIsLeftAndLeavesTheGame) {
  const std::vector<Seat> seats = {{kPair2, {20, 1, 2, false}}, {kOne, {4, 1, 2, false}}};
  const Settlement got = settled(seats);
  EXPECT_THAT(got.money, ElementsAre(30, 0));
  EXPECT_THAT(got.excluded, ElementsAre(1));
  EXPECT_THAT(settled(seats, {{"payment.debt", "pays-nothing"}}).money, ElementsAre(26, 4));
  EXPECT_THAT(settled(seats, {{"payment.excluded", "false"}}).excluded, IsEmpty());
}

TEST(SutdaShowdown, EqualHandsSplitTheStakesAndAnOddCoinStays) {
  const std::vector<Seat> seats = {
      {kNine, {5, 1, 1, false}}, {kAlsoNine, {5, 1, 1, false}}, {kOne, {5, 1, 0, true}}};
  const Settlement split = settled(seats);
  EXPECT_THAT(split.money, ElementsAre(7, 7, 5));
  EXPECT_EQ(split.carried, 1);
  EXPECT_FALSE(split.replay);
}

TEST(SutdaShowdown, OrReplayTheRoundOrLeaveTheStakesForTheNextOne) {
  const std::vector<Seat> seats = {{kNine, {5, 1, 1, false}}, {kAlsoNine, {5, 1, 1, false}}};
  for (const std::string tie : {"replay", "carried"}) {
    const Settlement got = settled(seats, {{"showdown.tie", tie}});
    EXPECT_THAT(got.money, ElementsAre(5, 5));
    EXPECT_EQ(got.carried, 4);
    EXPECT_EQ(got.replay, tie == "replay");
  }
}

TEST(SutdaShowdown, AShortWinnerTakesAllOrOnlyWhatMatchesTheStake) {
  const std::vector<Seat> seats = {
      {kNine, {0, 1, 1, false}}, {kOne, {5, 1, 4, false}}, {kOne, {5, 1, 0, true}}};
  EXPECT_THAT(settled(seats).money, ElementsAre(8, 5, 5));
  EXPECT_THAT(settled(seats, {{"bet.short-wins", "matched-stakes"}}).money, ElementsAre(5, 8, 5));
}

TEST(SutdaShowdown, EqualWinnersTakeWhatEachOfThemMatches) {
  // Stakes of 2, 4 and 6: of the lowest 2 each both winners share 6, of the next 2 each the second
  // takes 4, and 2 go back to the third.
  const std::vector<Seat> seats = {
      {kNine, {0, 1, 1, false}}, {kAlsoNine, {0, 1, 3, false}}, {kOne, {0, 1, 5, false}}};
  EXPECT_THAT(settled(seats, {{"bet.short-wins", "matched-stakes"}}).money, ElementsAre(3, 7, 2));
  EXPECT_THAT(settled(seats).money, ElementsAre(6, 6, 0));
}

TEST(SutdaShowdown, StakesOfWhoFoldedMayStayForTheNextRound) {
  const std::vector<Seat> seats = {{kNine, {5, 1, 1, false}}, {kOne, {5, 1, 2, true}}};
  const Settlement got = settled(seats, {{"bet.folded-stakes", "next-round"}});
  EXPECT_THAT(got.money, ElementsAre(7, 5));
  EXPECT_EQ(got.carried, 3);
}

TEST(SutdaShowdown, TheNextDealerIsStillInTheGame) {
  const Rules rules = table::rules({{"dealer.becomes", "winner"}, {"bet.auctions", "1"}}, 3);
  const Betting betting = begin(rules, 1, {5, 5, 5}, 1);
  EXPECT_EQ(next_dealer(rules, betting, {{}, 0, false, {2}, {}}), 2);
  EXPECT_EQ(next_dealer(rules, betting, {{}, 0, false, {0, 2}, {}}), 1);
  EXPECT_EQ(next_dealer(rules, betting, {{}, 0, false, {0, 2}, {1}}), 2);
}

TEST(SutdaShowdown, ForADealerWhoIsExcludedTheNextDealsOrTheWinnerOrADrawDecides) {
  const auto deals = [](const std::string& who) {
    const Rules rules = table::rules(
        {{"dealer.becomes", "same"}, {"bet.auctions", "1"}, {"dealer.excluded", who}}, 4);
    const Betting betting = begin(rules, 1, {5, 5, 5, 5}, 1);
    return next_dealer(rules, betting, {{}, 0, false, {0}, {1, 2}});
  };
  EXPECT_EQ(deals("next"), 3);
  EXPECT_EQ(deals("winner"), 0);
  EXPECT_EQ(deals("draw"), kNobody);
}

TEST(SutdaShowdown, CardsAreDealtOneAtATimeFromTheDealersNeighbourOn) {
  const auto deck = std::vector<cards::Card>{table::set("13 14 23 24 31 33 43 44").cards()};
  EXPECT_THAT(deal(3, 1, deck),
              ElementsAre(table::set("14 31"), table::set("23 33"), table::set("13 24")));
}

}  // namespace
}  // namespace hanaproof::spec::betting::showdown_test
