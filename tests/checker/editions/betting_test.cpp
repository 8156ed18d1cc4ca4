// Two answers to a question of a betting game told apart, by a witness as small as can be.
#include <gmock/gmock.h>

#include "checker/editions/compare/enact.h"
#include "checker/editions/survey/ruleset_comparer.h"
#include "tests/checker/betting.h"

namespace hanaproof::checker::betting_test {
namespace {

using rulebook::Value;
using testing::answer;

struct Told {
  Comparison comparison;
  std::string a;  // what either answer makes of the witness
  std::string b;
};

Told tell(const std::string& topic, const Value& a, const Value& b, int players = 2,
          const std::string& clauses = testing::kPairs + testing::kOrder) {
  static std::vector<rulebook::Library> libraries;  // rulesets point into them
  libraries.reserve(100);
  libraries.push_back(testing::betting_book(clauses));
  const rulebook::Ruleset base(libraries.back().at("fox.en"), {players, {}});
  RulesetComparer comparer;
  Told told{comparer.distinguish(base, *rulebook::find_topic(topic), a, b), {}, {}};
  if (told.comparison.difference) {
    told.a = enact(base.with(topic, a), told.comparison.difference->witness);
    told.b = enact(base.with(topic, b), told.comparison.difference->witness);
    EXPECT_NE(told.a, told.b) << topic;
  }
  return told;
}

std::string bets(const Told& told) {
  std::string text;
  for (const auto& bet : told.comparison.difference->witness.bets->bets) {
    if (!text.empty()) text += ' ';
    text += bet.text();
  }
  return text;
}

std::vector<std::string> hands(const Told& told) {
  std::vector<std::string> all;
  for (const auto hand : told.comparison.difference->witness.bets->hands)
    all.push_back(hand.codes());
  return all;
}

TEST(BettingComparison, TheShortestLineOfBetsIsTheWitness) {
  // May the opener bet nothing? It shows before any bet.
  const Told opening = tell("bet.opening", "at-least-one", "may-be-nothing");
  EXPECT_EQ(bets(opening), "");
  EXPECT_EQ(opening.a, "player 0 may: raise:1 raise:2 raise:3 raise:4; put in 1 1, left 4 4");
  EXPECT_EQ(opening.b,
            "player 0 may: follow raise:1 raise:2 raise:3 raise:4; put in 1 1, left 4 4");
  // Who opens the second auction: only when another than the dealer has raised in the first.
  EXPECT_EQ(bets(tell("bet.second-opener", "dealer-of-deal", "new-dealer")),
            "raise:1 raise:2 follow");
}

TEST(BettingComparison, WhatNeedsThreePlayersShowsAmongThree) {
  EXPECT_FALSE(tell("bet.follow", "highest", "previous").comparison.difference);
  const Told three = tell("bet.follow", "highest", "previous", 3);
  EXPECT_EQ(bets(three), "raise:2 follow follow");
  EXPECT_EQ(three.comparison.difference->witness.bets->money, (std::vector{5, 2, 5}));
}

TEST(BettingComparison, AgreementOverAllLinesIsSaidToBeProved) {
  const auto agreement = tell("bet.follow", "highest", "previous").comparison.agreement;
  EXPECT_TRUE(agreement.proved());
  EXPECT_THAT(agreement.how, ::testing::HasSubstr("games of 2 players"));
}

TEST(BettingComparison, TheWitnessOfAHandIsAShowdown) {
  const Value pair = Value::parse(R"-({cards = "count(month(2)) >= 2", multiplier = 2})-");
  const std::string listed =
      testing::kPairs + answer("combination.order", R"(["pair-3", "pair-1"])");
  const Told told = tell("combination.pair-2", "none", pair, 2, listed);
  EXPECT_EQ(told.comparison.difference->witness.situation, Situation::showdown);
  // No points for two cards of February, or as many as 2 and 2 make: it is 4 either way, and only
  // the multiplier shows.
  EXPECT_THAT(hands(told), ::testing::Contains("23 24"));
}

TEST(BettingComparison, EqualHandsShowWhatATieComesTo) {
  const Told told = tell("showdown.tie", "split", "carried");
  EXPECT_THAT(told.a, ::testing::HasSubstr("hold equal hands"));
  EXPECT_THAT(told.b, ::testing::HasSubstr("left in the middle for the next round"));
}

TEST(BettingComparison, FoldedPlayersAndTheMultiplierNeedAThird) {
  EXPECT_FALSE(tell("payment.multiplier-from", "shown-losers", "folded-too").comparison.difference);
  const Told told = tell("payment.multiplier-from", "shown-losers", "folded-too", 3);
  EXPECT_THAT(bets(told), ::testing::HasSubstr("fold"));
}

TEST(BettingComparison, ADeckShowsByACardThatItLacks) {
  const Told told = tell("deck.cards", Value::parse(R"(["13", "14", "31", "33"])"),
                         Value::parse(R"(["13", "14", "31", "33", "23"])"));
  EXPECT_EQ(told.a, "the deck has no 23");
  EXPECT_THAT(told.b, ::testing::HasSubstr("wins"));
}

TEST(BettingComparison, TheWitnessNamesWhoMadeEachBet) {
  const Told told = tell("bet.second-opener", "dealer-of-deal", "new-dealer");
  EXPECT_EQ(told.comparison.difference->witness.bets->seats, (std::vector{0, 1, 0}));
}

// Every hand that can meet another, every line of bets; or a few hands of each kind.
TEST(BettingComparison, SaysWhetherEverythingWasGoneThrough) {
  const auto method = [](const Told& told) { return told.comparison.difference->evidence.method; };
  EXPECT_EQ(method(tell("bet.opening", "at-least-one", "may-be-nothing")), Method::exhaustive);
  EXPECT_EQ(method(tell("points.order", "high-wins", "low-wins")), Method::exhaustive);
  EXPECT_EQ(method(tell("showdown.tie", "split", "carried")), Method::lockstep);
  EXPECT_EQ(method(tell("payment.debt", "pays-what-is-left", "pays-nothing")), Method::lockstep);
}

TEST(BettingComparison, ADearStartingStakeShowsWhatBecomesOfWhoCannotPayIt) {
  const Told told = tell("bet.ante-short", "all-in", "out");
  EXPECT_EQ(told.comparison.difference->witness.bets->ante, 3);
  EXPECT_EQ(told.a, "player 1 may: raise:1 raise:2; put in 2 3, left 0 2");
  EXPECT_EQ(told.b, "the betting is over; put in (0) 3, left 2 2; player 0 becomes dealer");
  // Where the usual one shows a difference, it does.
  EXPECT_EQ(tell("bet.short", "all-in", "must-fold").comparison.difference->witness.bets->ante, 1);
}

TEST(BettingComparison, WhoDealsForAPlayerWhoIsExcludedTakesThree) {
  EXPECT_FALSE(tell("dealer.excluded", "next", "draw").comparison.difference);
  const Told told = tell("dealer.excluded", "next", "draw", 3);
  EXPECT_THAT(told.a, ::testing::HasSubstr("leaves the game; player 1 deals next"));
  EXPECT_THAT(told.b, ::testing::HasSubstr("leaves the game; a draw decides who deals next"));
}

TEST(BettingComparison, EveryExecutableQuestionOfBettingGamesCanBeToldApart) {
  // What shows only beside another rule that is not the customary one.
  const std::map<std::string, std::string> beside = {
      {"payment.multiplier-unshown", answer("payment.multiplier-from", "\"folded-too\"")}};
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (topic.family != rulebook::Family::betting) continue;
    if (topic.asked == rulebook::Asked::text || topic.type.candidates().size() < 2) continue;
    bool told = false;
    const auto more = beside.find(topic.id);
    for (const int players : {2, 3}) {
      for (const Value& other : topic.type.candidates()) {
        if (other == topic.customary || told) continue;
        const std::string clauses =
            testing::kPairs + testing::kOrder + (more == beside.end() ? "" : more->second);
        told = tell(topic.id, topic.customary, other, players, clauses)
                   .comparison.difference.has_value();
      }
    }
    // Hands that beat one another in a circle are needed: see the Korean edition.
    EXPECT_EQ(told, topic.id != "showdown.compared") << topic.id;
  }
}

}  // namespace
}  // namespace hanaproof::checker::betting_test
