// The moment of a round at which its sides part.
#include "reports/dossier/moment.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/reports/fixture.h"

namespace hanaproof::reports::moment_test {
namespace {

using checker::Walk;
using checker::Witness;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

// Player 0 captures hanami with the first step and stops with the second.
Witness round_of(const Walk& walk, std::vector<std::string> accounts) {
  Witness witness{.situation = checker::Situation::round};
  witness.position = notation::Position::empty("robin-red.koi-koi.fr", 2);
  witness.position->hands = walk.start.table.hands;
  witness.position->field = walk.start.table.field;
  witness.position->stock = walk.start.table.stock;
  for (std::string& account : accounts)
    witness.outcomes.push_back({{}, {}, {}, 2, std::move(account)});
  return witness;
}

// After the first step one side lets player 1 play on, where the other lets player 0 stop.
const std::vector<std::string> kOneCannotStop = {
    "after 1 moves player 1 has these: 52 A1; not stop", "player 0 stops; written down: 5 0"};

Walk parting_after(std::size_t steps) {
  Walk walk = fixture_walk();
  walk.parts = steps;
  return walk;
}

TEST(Moment, ShowsTheTableBeforeTheSidesPartAndWhatIsPlayedThen) {
  const Walk walk = parting_after(2);
  const Scene scene = moment_of(round_of(walk, {}), &walk);
  EXPECT_EQ(scene.facts.front(), "After 1 turns");
  EXPECT_THAT(scene.facts, Contains("player 0 has made hanami 5"));
  EXPECT_EQ(scene.facts.back(), "The move: stops");
  EXPECT_THAT(scene.rows, Contains(::testing::Field(&Row::label, "Captured by player 0")));
}

TEST(Moment, TellsWhatTheStockBringsThen) {
  const Walk walk = parting_after(1);
  const Scene scene = moment_of(round_of(walk, {}), &walk);
  EXPECT_EQ(scene.facts.front(), "Player 0 deals");
  EXPECT_THAT(scene.facts, Contains("The stock brings 91"));
}

TEST(Moment, IsTheEndWhereOnlyThatDiffers) {
  Walk walk = fixture_walk();
  walk.parts.reset();
  const Scene scene = moment_of(round_of(walk, {}), &walk);
  EXPECT_EQ(scene.facts.front(), "After 1 turns") << "a call is no turn";
  EXPECT_THAT(scene.facts, Not(Contains("The move: stops")));
}

TEST(Moment, OfWhatWasNotWalkedIsTheSituation) {
  const Walk walk = parting_after(2);
  const Scene scene = moment_of(round_of(walk, {}), nullptr);
  EXPECT_EQ(scene.facts.front(), "Player 0 deals");
}

TEST(Moment, SidesThatGoOnOtherwiseTellWhoDecides) {
  const Walk walk = parting_after(1);
  EXPECT_THAT(accounts_of(round_of(walk, kOneCannotStop), &walk),
              ElementsAre("player 1: play", "player 0 captures 31 34 91 92; player 0: call"));
}

TEST(Moment, SidesThatPartByWhatIsLegalTellIt) {
  const Walk walk = parting_after(2);
  EXPECT_THAT(accounts_of(round_of(walk, kOneCannotStop), &walk),
              ElementsAre("player 1 may not: stop", "the move is allowed"));
}

}  // namespace
}  // namespace hanaproof::reports::moment_test
