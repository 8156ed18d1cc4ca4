#include "model/spec/betting/betting.h"

#include <gmock/gmock.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>

#include "tests/model/spec/betting/table.h"

namespace hanaproof::spec::betting::betting_test {
namespace {

using Answers = std::map<std::string, std::string>;

// Seat 0 deals; the starting stake is 1.
struct Line {
  explicit Line(const std::vector<int>& money, const Answers& answers = {})
      : rules(rulebook::Ruleset(table::edition(), {static_cast<int>(money.size()), {}}, answers)),
        betting(begin(rules, 0, money, 1)) {}

  Line& bets(const std::string& words) {
    std::istringstream stream(words);
    for (std::string word; stream >> word;) {
      betting = bet(rules, betting, notation::Bet::parse(word).value());
    }
    return *this;
  }
  // "turn 1: fold follow raise:2 raise:3", or "over".
  std::string now() const {
    if (betting.over) return "over";
    std::vector<std::string> legal;
    for (const auto& move : legal_bets(rules, betting)) legal.push_back(move.text());
    return fmt::format("turn {}: {}", betting.turn, fmt::join(legal, " "));
  }
  // What each seat has bid: "2 2 3", a seat that has folded in brackets.
  std::string table() const {
    std::vector<std::string> bids;
    for (const Stake& stake : betting.seats) {
      bids.push_back(stake.folded ? fmt::format("({})", stake.bids)
                                  : fmt::format("{}", stake.bids));
    }
    return fmt::format("{}", fmt::join(bids, " "));
  }
  std::string left() const {
    std::vector<int> money;
    for (const Stake& stake : betting.seats) money.push_back(stake.money);
    return fmt::format("{}", fmt::join(money, " "));
  }
  int dealer() const { return dealer_by_bets(rules, betting); }

  Rules rules;
  Betting betting;
};

const Answers kOne = {{"bet.auctions", "1"}};
Answers one(const std::string& topic, const std::string& answer) {
  return {{"bet.auctions", "1"}, {topic, answer}};
}

TEST(SutdaBets, EverybodyPutsInTheStartingStake) {
  EXPECT_EQ(Line({4, 4}).left(), "3 3");
  EXPECT_EQ(Line({4, 0, 4}).left(), "3 0 3");
  EXPECT_EQ(Line({4, 4}, {{"bet.ante", "none"}}).left(), "4 4");
}

TEST(SutdaBets, TheDealerOpensWithACoinAtLeast) {
  EXPECT_EQ(Line({3, 3}).now(), "turn 0: raise:1 raise:2");
  EXPECT_EQ(Line({3, 3}, {{"bet.opening", "may-be-nothing"}}).now(),
            "turn 0: follow raise:1 raise:2");
  EXPECT_EQ(Line({3, 3}, {{"bet.opener-may-fold", "true"}}).now(), "turn 0: fold raise:1 raise:2");
  EXPECT_EQ(Line({3, 3, 3}, {{"bet.opener", "after-dealer"}}).now(), "turn 1: raise:1 raise:2");
}

// The worked example of the rulebooks, from the common picture of an auction: 2, 2, 3, 3, and then
// the first two owe one coin each.
TEST(SutdaBets, TheBettingGoesOnUntilAllHaveBidTheSame) {
  Line line({9, 9, 9, 9}, kOne);
  line.bets("raise:2 follow raise:3 follow");
  EXPECT_EQ(line.table(), "2 2 3 3");
  EXPECT_EQ(line.now(), "turn 0: fold follow raise:4 raise:5 raise:6 raise:7 raise:8");
  line.bets("follow follow");
  EXPECT_EQ(line.table(), "3 3 3 3");
  EXPECT_EQ(line.now(), "over");
  EXPECT_EQ(line.dealer(), 2);
}

TEST(SutdaBets, AfterTheFirstAuctionComesTheSecond) {
  Line line({4, 4});
  line.bets("raise:1 follow");
  EXPECT_EQ(line.now(), "turn 0: raise:1 raise:2");
  EXPECT_EQ(line.bets("raise:2 follow").table(), "3 3");
  EXPECT_EQ(line.now(), "over");
}

TEST(SutdaBets, TheSecondBidMayIncludeTheFirst) {
  Line line({4, 4}, {{"bet.carries", "replaces"}});
  EXPECT_EQ(line.bets("raise:1 follow").now(), "turn 0: raise:2 raise:3");
  EXPECT_EQ(line.bets("raise:2 follow").table(), "2 2");
}

TEST(SutdaBets, TheSecondAuctionIsOpenedByTheDealerOrByWhoBecameDealer) {
  const std::string raised = "raise:1 raise:2 follow";
  EXPECT_EQ(Line({9, 9}).bets(raised).betting.turn, 0);
  EXPECT_EQ(Line({9, 9}, {{"bet.second-opener", "new-dealer"}}).bets(raised).betting.turn, 1);
  // The dealer has folded: the next one opens.
  EXPECT_EQ(Line({9, 9, 9}).bets("raise:1 raise:2 follow fold").betting.turn, 1);
}

TEST(SutdaBets, AFollowerMatchesTheHighestBidOrThatOfThePlayerBefore) {
  // Seat 1 has one coin left and bids it: 3, 1, and seat 2 follows.
  EXPECT_EQ(Line({9, 2, 9}, kOne).bets("raise:3 follow follow").table(), "3 1 3");
  EXPECT_EQ(Line({9, 2, 9}, one("bet.follow", "previous")).bets("raise:3 follow follow").table(),
            "3 1 1");
}

TEST(SutdaBets, MatchingOnlyThePlayerBeforeABettorCanStandStillForEver) {
  Line line({9, 2, 9}, one("bet.follow", "previous"));
  const Betting before = line.bets("raise:3 follow follow").betting;
  EXPECT_EQ(before.turn, 2);
  EXPECT_EQ(line.bets("follow").betting, before);
}

TEST(SutdaBets, ARaiseExceedsTheHighestBidOrThatOfThePlayerBefore) {
  EXPECT_EQ(Line({9, 2, 5}, kOne).bets("raise:3 follow").now(), "turn 2: fold follow raise:4");
  EXPECT_EQ(Line({9, 2, 5}, one("bet.raise", "over-previous")).bets("raise:3 follow").now(),
            "turn 2: fold follow raise:2 raise:3 raise:4");
}

TEST(SutdaBets, RaisesMayBeLimited) {
  const std::string both_raised = "raise:1 raise:2 raise:3 raise:4";
  EXPECT_EQ(Line({7, 7}).bets(both_raised).now(), "turn 0: fold follow raise:5 raise:6");
  EXPECT_EQ(Line({7, 7}, {{"bet.raise-limit", "once-each"}}).bets("raise:1 raise:2 raise:3").now(),
            "turn 1: fold follow");
  EXPECT_EQ(Line({7, 7}, {{"bet.raise-again", "may-not"}}).bets("raise:1 raise:2").now(),
            "turn 0: fold follow");
}

TEST(SutdaBets, WhoFoldsLosesAllOrOnlyTheStartingStake) {
  const std::string folds = "raise:1 follow raise:2 fold";
  EXPECT_EQ(Line({4, 4, 4}).bets(folds).table(), "(1) 1 2");
  EXPECT_EQ(Line({4, 4, 4}).bets(folds).left(), "2 2 1");
  EXPECT_EQ(Line({4, 4, 4}, {{"bet.fold-loses", "ante-only"}}).bets(folds).table(), "(0) 1 2");
  EXPECT_EQ(Line({4, 4, 4}, {{"bet.fold-loses", "ante-only"}}).bets(folds).left(), "3 2 1");
}

TEST(SutdaBets, TheLastOneStandingNeedNotBid) {
  EXPECT_EQ(Line({4, 4}).bets("raise:1 fold").now(), "over");
  Line goes_on({4, 4}, {{"bet.last-standing", "auction-goes-on"}});
  EXPECT_EQ(goes_on.bets("raise:1 fold").now(), "turn 0: raise:1 raise:2");
  EXPECT_EQ(goes_on.bets("raise:1").now(), "over");
}

TEST(SutdaBets, WhoIsShortOfMoneyBidsWhatIsLeft) {
  Line line({9, 3}, kOne);
  EXPECT_EQ(line.bets("raise:5").now(), "turn 1: fold follow");
  EXPECT_EQ(line.bets("follow").table(), "5 2");
  EXPECT_EQ(line.left(), "3 0");
  EXPECT_EQ(line.now(), "over");
}

TEST(SutdaBets, OrMustFold) {
  EXPECT_EQ(Line({9, 3}, one("bet.short", "must-fold")).bets("raise:5").now(), "turn 1: fold");
}

TEST(SutdaBets, OrNobodyNeedBidMore) {
  Line line({9, 3, 9}, {{"bet.short", "caps-everyone"}});
  line.bets("raise:5 follow");
  EXPECT_EQ(line.table(), "2 2 0");
  EXPECT_EQ(line.now(), "turn 2: fold follow");
  EXPECT_EQ(line.bets("follow").table(), "2 2 2");
  EXPECT_EQ(line.now(), "over");  // no second auction: one of them has nothing to bid
}

TEST(SutdaBets, WhoHasNoMoneyIsNotAsked) {
  Line line({9, 3, 9});
  line.bets("raise:2 follow follow");
  EXPECT_EQ(line.bets("raise:1").betting.turn, 2);
  // Nobody but seat 0 has any money left: the second auction has it alone.
  EXPECT_EQ(Line({9, 3, 3}).bets("raise:2 follow follow").betting.turn, 0);
  EXPECT_EQ(Line({3, 3}).bets("raise:2 follow").now(), "over");
}

TEST(SutdaBets, WhoeverRaisedLastBecomesDealer) {
  EXPECT_EQ(Line({9, 9, 9}, kOne).bets("raise:1 raise:2 raise:3 follow follow").dealer(), 2);
}

TEST(SutdaBets, OrWhereNobodyRaisedWhoOpenedOrFollowedLast) {
  EXPECT_EQ(Line({9, 9, 9}, kOne).bets("raise:1 follow follow").dealer(), 0);
  EXPECT_EQ(
      Line({9, 9, 9}, one("dealer.no-raise", "last-follower")).bets("raise:1 follow fold").dealer(),
      1);
}

TEST(SutdaBets, TheWholeRoundOrEachAuctionDecidesOnTheDealer) {
  const std::string line = "raise:1 raise:2 follow raise:1 follow";
  EXPECT_EQ(Line({9, 9}).bets(line).dealer(), 1);
  EXPECT_EQ(Line({9, 9}, {{"dealer.changes", "after-auction"}}).bets(line).dealer(), 0);
}

TEST(SutdaBets, OrTheDealerStaysOrIsTheNextOneOrTheWinner) {
  const auto becomes = [](const std::string& who) {
    return Line({9, 9, 9}, one("dealer.becomes", who)).bets("raise:1 raise:2 follow fold").dealer();
  };
  EXPECT_EQ(becomes("same"), 0);
  EXPECT_EQ(becomes("next"), 1);
  EXPECT_EQ(becomes("winner"), kNobody);
}

TEST(SutdaBets, WhoCannotPayTheStartingStakeIsAllInOrOut) {
  const Line all_in({0, 9, 9});
  EXPECT_EQ(all_in.table(), "0 0 0");
  EXPECT_EQ(all_in.betting.turn, 1);
  const Line out({0, 9, 9}, {{"bet.ante-short", "out"}});
  EXPECT_EQ(out.table(), "(0) 0 0");
  EXPECT_EQ(out.left(), "0 8 8");
  EXPECT_EQ(out.betting.turn, 1);
  EXPECT_EQ(Line({0, 9}, {{"bet.ante-short", "out"}}).now(), "over");
  EXPECT_NE(
      Line({0, 9}, {{"bet.ante-short", "out"}, {"bet.last-standing", "auction-goes-on"}}).now(),
      "over");
}

TEST(SutdaBets, ForAnOpenerWhoHasFoldedTheNextOpensOrWhoRaisedLast) {
  const std::string line = "raise:1 follow raise:2 fold follow";
  EXPECT_EQ(Line({9, 9, 9}).bets(line).betting.turn, 1);
  const Answers raiser = {{"bet.opener-folded", "last-raiser"}};
  EXPECT_EQ(Line({9, 9, 9}, raiser).bets(line).betting.turn, 2);
  // Where the opener is still in it makes no difference.
  EXPECT_EQ(Line({9, 9, 9}, raiser).bets("raise:1 follow raise:2 follow follow").betting.turn, 0);
}

TEST(SutdaBets, InTheEndOthersOrAllHaveBidTheSame) {
  const std::string line = "raise:5 follow follow";
  EXPECT_EQ(Line({9, 3, 9}, kOne).bets(line).table(), "5 2 5");
  Line all_equal({9, 3, 9}, one("bet.short-rest", "all-equal"));
  all_equal.bets(line);
  EXPECT_EQ(all_equal.table(), "2 2 2");
  EXPECT_EQ(all_equal.left(), "6 0 6");
}

TEST(SutdaBets, AnIllegalBetIsRefused) {
  EXPECT_THROW(Line({3, 3}).bets("fold"), notation::IllegalMove);
  EXPECT_THROW(Line({3, 3}).bets("raise:3"), notation::IllegalMove);
  EXPECT_THROW(Line({3, 3}).bets("raise:1 fold follow"), notation::IllegalMove);
}

}  // namespace
}  // namespace hanaproof::spec::betting::betting_test
