// The betting engine by itself: small things that the cross-check with the spec takes for granted.
#include <gtest/gtest.h>

#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "solvers/engine/betting/settle.h"

namespace hanaproof::engine::betting::play_test {
namespace {

rulebook::Ruleset ruleset(const std::string& id, int players) {
  static const rulebook::Library library(editions::builtin_editions());
  return {library.at(id), {players, {}}};
}

ClassId hand(const RankTable& ranks, const char* codes) {
  return ranks.of(*cards::CardSet::parse(codes));
}

TEST(Options, AreNumberedFoldFollowAndRaisesFromTheLowest) {
  const Options all{true, true, 3, 5};
  EXPECT_EQ(all.count(), 5);
  EXPECT_EQ(all.at(0), (Action{Action::Sort::fold, 0}));
  EXPECT_EQ(all.at(1), (Action{Action::Sort::follow, 0}));
  EXPECT_EQ(all.at(2), (Action{Action::Sort::raise, 3}));
  EXPECT_EQ(all.at(4), (Action{Action::Sort::raise, 5}));
  EXPECT_EQ((Options{false, false, 2, 1}.count()), 0);
  EXPECT_EQ((Options{false, true, 7, 7}.at(1)), (Action{Action::Sort::raise, 7}));
}

TEST(Ranks, AreMadeOfEveryTwoCardsOfTheDeck) {
  const RankTable ranks(ruleset("robin-red.sutda.en", 2));
  EXPECT_EQ(ranks.deck().size(), 20U);
  const ClassId best = hand(ranks, "31 81");
  const ClassId pair = hand(ranks, "A3 A4");
  EXPECT_TRUE(ranks[best].outranked_by.none());
  EXPECT_TRUE(ranks[pair].outranked_by.test(best));
  EXPECT_FALSE(ranks[best].outranked_by.test(pair));
  // May with January: six points; so has every hand of these months.
  EXPECT_EQ(hand(ranks, "13 53"), hand(ranks, "14 54"));
  EXPECT_EQ(ranks[hand(ranks, "13 53")].points, 6);
  EXPECT_FALSE(ranks[hand(ranks, "13 53")].combination);
}

TEST(Ranks, KnowWhatIsCaughtWhateverTheOrder) {
  const RankTable ranks(ruleset("korean.seotda", 2));
  const ClassId catcher = hand(ranks, "31 71");  // the curtain with the boar
  const ClassId ninth = hand(ranks, "91 92");
  const ClassId tenth = hand(ranks, "A1 A2");
  EXPECT_TRUE(ranks[ninth].outranked_by.test(tenth));
  EXPECT_TRUE(ranks[catcher].catches.test(ninth));
  EXPECT_TRUE(ranks[catcher].outranked_by.test(ninth));
  EXPECT_FALSE(ranks[catcher].catches.test(tenth));
}

// Two rounds of bets worked out by hand: 1 each at first, then 2 and a raise to 3, then 1 each.
TEST(Play, PaysOutWhatWasPutIn) {
  rulebook::Edition silent;  // the customary answers
  silent.game = "sutda";
  const Rules rules(rulebook::Ruleset(silent, {2, {}}));
  State state = begin(rules, 2, 0, {9, 9}, 1);
  EXPECT_EQ(options(rules, state).raise_to, 8);
  act(rules, state, {Action::Sort::raise, 2});
  act(rules, state, {Action::Sort::raise, 3});
  act(rules, state, {Action::Sort::follow, 0});
  EXPECT_EQ(state.held, 2);
  EXPECT_EQ(state.put_in(0), 4);
  act(rules, state, {Action::Sort::raise, 1});
  act(rules, state, {Action::Sort::follow, 0});
  ASSERT_TRUE(state.over);
  EXPECT_EQ(dealer_by_bets(rules, state), 1);
  // The loser has put in 5 and pays twice as much in all, but has only 4 left.
  const Settlement settlement = settle(rules, state, {seat_bit(1), 2});
  EXPECT_EQ(settlement.money[0], 0);
  EXPECT_EQ(settlement.money[1], 18);
  EXPECT_EQ(settlement.excluded, seat_bit(0));
  EXPECT_EQ(next_dealer(rules, state, settlement), 1);
}

}  // namespace
}  // namespace hanaproof::engine::betting::play_test
