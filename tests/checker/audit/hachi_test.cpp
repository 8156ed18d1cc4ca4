// Lengths of rounds of Hachi-Hachi, and matches that need not end.
#include <gtest/gtest.h>

#include <algorithm>

#include "checker/audit/audit.h"
#include "model/spec/hachi/round.h"
#include "tests/books.h"

namespace hanaproof::audit {
namespace {

using checker::HachiRound;
using hachi::Rules;
using notation::HachiMatch;
using notation::HachiPhase;
using rulebook::Ruleset;

const rulebook::Edition& oishi() { return books::builtin().at("oishi-tengudo.hachi-hachi"); }

// Plays a round; every move has to be legal, and the round over after the last.
HachiMatch after(const Rules& rules, const HachiRound& round) {
  auto at = hachi::begin(rules, round.match, round.deal);
  for (const auto& move : round.line) at = hachi::play(rules, at, move);
  EXPECT_EQ(at.phase, HachiPhase::over);
  return at.match;
}

TEST(HachiRounds, LieBetweenTheirBounds) {
  const Ruleset ruleset(oishi(), {4, {}});
  const Rounds found = measure_hachi_rounds(ruleset, 4000);
  // Mizu-ten and two who stay with the dealer; a combo is of three months or more, which takes two
  // turns, with three decisions before the second and a call after it.
  EXPECT_EQ(found.shortest_bound, 3 + 3 + 1 + 1);
  // To look, four who stay or pass, three who show; 21 cards; of the field's six cards three pairs
  // at most leave a choice; each of six combos is made by one player only and called once; after
  // the second turn five times each to go on.
  EXPECT_EQ(found.longest_bound, 8 + 21 + 3 + 6 + 15);
  const Rules rules(ruleset);
  ASSERT_TRUE(found.shortest && found.longest && found.unplayed);
  for (const Round* round : {&*found.shortest, &*found.longest, &*found.unplayed}) {
    after(rules, *round->hachi);
    EXPECT_EQ(round->plies, static_cast<int>(round->hachi->line.size()));
  }
  EXPECT_GE(found.shortest->plies, found.shortest_bound);
  EXPECT_LE(found.longest->plies, found.longest_bound);
  EXPECT_GT(found.longest->plies, found.shortest->plies);
  // A hand of four and three ends the round as soon as the dealer has looked.
  EXPECT_EQ(found.unplayed->plies, 1);
}

const Circle* by(const MatchEnd& end, Circle::By by) {
  const auto found = std::ranges::find(end.circles, by, &Circle::by);
  return found == end.circles.end() ? nullptr : &*found;
}

MatchEnd default_of(const Ruleset& rules) { return find_circles(rules).rules.front(); }

Ruleset with(const char* no_match, const char* pending_end) {
  return Ruleset(oishi(), {4, {}})
      .with("field.no-match", std::string(no_match))
      .with("field.pending-end", std::string(pending_end));
}

// From the first round of a match on, and at the end of the circle where it began.
void expect_replays(const Ruleset& ruleset, const Circle& circle) {
  const Rules rules(ruleset);
  HachiMatch match = hachi::first_match(rules, 12, 0);
  for (const HachiRound& round : circle.before) {
    EXPECT_EQ(round.match, match);
    match = after(rules, round);
  }
  HachiMatch before = match;
  EXPECT_EQ(before, circle.at);
  ASSERT_FALSE(circle.rounds.empty());
  for (const HachiRound& round : circle.rounds) {
    EXPECT_EQ(round.match, match);
    match = after(rules, round);
    EXPECT_FALSE(match.over);
  }
  if (circle.amounts_differ) return;
  // No rule names a round after the twelfth.
  if (before.round > 12) before.round = match.round;
  EXPECT_EQ(match, before);
}

TEST(Circles, PlayersWhoPassKeepAMatchGoingWhereItsFieldWaits) {
  const Ruleset rules = with("waits", "extra-rounds");
  const MatchEnd end = default_of(rules);
  EXPECT_EQ(end.most_rounds, 0);
  const Circle* circle = by(end, Circle::By::players);
  ASSERT_TRUE(circle);
  EXPECT_FALSE(circle->amounts_differ);
  expect_replays(rules, *circle);
}

TEST(Circles, AreNotThereWhereAFieldIsUsedUpOrLost) {
  // Played: only deals that make fields keep it going. Lost: nothing does but void deals.
  const MatchEnd played = default_of(with("played", "extra-rounds"));
  EXPECT_FALSE(by(played, Circle::By::players));
  ASSERT_TRUE(by(played, Circle::By::fields));
  expect_replays(with("played", "extra-rounds"), *by(played, Circle::By::fields));
  for (const char* no_match : {"played", "waits"}) {
    const MatchEnd lost = default_of(with(no_match, "lost"));
    EXPECT_FALSE(by(lost, Circle::By::players));
    EXPECT_FALSE(by(lost, Circle::By::fields));
    EXPECT_EQ(lost.most_rounds, 12);
  }
}

TEST(Circles, ARoundThatDoesNotCountCanBePassedForEver) {
  const Ruleset rules = with("played", "lost").with("round.no-match-counts", false);
  const MatchEnd end = default_of(rules);
  ASSERT_TRUE(by(end, Circle::By::players));
  EXPECT_EQ(end.most_rounds, 0);
  expect_replays(rules, *by(end, Circle::By::players));
}

TEST(Circles, AreLookedForUnderEveryCombinationOfReadings) {
  // Two readings each of what becomes of a field without a match and at the end.
  const MatchEnds found = find_circles(Ruleset(oishi(), {4, {}}));
  ASSERT_EQ(found.rules.size(), 4U);
  EXPECT_TRUE(found.rules.front().readings.empty());
  EXPECT_EQ(
      std::ranges::count_if(
          found.rules, [](const MatchEnd& end) { return by(end, Circle::By::players) != nullptr; }),
      1);
}

}  // namespace
}  // namespace hanaproof::audit
