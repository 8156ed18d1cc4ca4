// Endgames small enough to be worked out by hand.
#include "solvers/endgame/solver.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/solvers/endgame/rules.h"

namespace hanaproof::endgame::testing::solver_test {
namespace {

using cards::Card;
using cards::CardSet;
using notation::Position;

CardSet set(std::string_view codes) { return *CardSet::parse(codes); }

struct Sides {
  std::string_view first;
  std::string_view second;
};

// The cards named are all that are in the deck. Player 0 is at turn.
Position position(const std::string& edition, Sides hands, std::string_view field,
                  std::initializer_list<const char*> stock, Sides captured = {"", ""}) {
  Position at = Position::empty(edition, 2);
  at.hands = {set(hands.first), set(hands.second)};
  at.field = set(field);
  at.captured = {set(captured.first), set(captured.second)};
  for (const char* code : stock) at.stock.push_back(*Card::parse(code));
  at.deck =
      at.hands[0] | at.hands[1] | at.field | at.captured[0] | at.captured[1] | CardSet(at.stock);
  return at;
}

std::vector<std::string> texts(const std::vector<notation::Move>& moves) {
  std::vector<std::string> all;
  for (const auto& move : moves) all.push_back(move.text());
  return all;
}
using Texts = std::vector<std::string>;

rulebook::Ruleset hana_awase() { return {builtin().at("hana-awase.pl"), {2, {}}}; }

// Light 20, ribbon 5, dreg 1. Each player can take on either month.
//   12x11 (20+5); then the best answer is 24x22 (5+1), and nothing is left: 25 - 6 = 19.
//   23x22 (5+1); then 13x11 (20+1), and nothing is left: 6 - 21 = -15.
// The stock meets nothing.
TEST(Solver, TakesTheLightBeforeTheOpponentDoes) {
  Solver solver(hana_awase(), {.every_move = true});
  const Solution solution = solver.solve(
      position("hana-awase.pl", {"12 23", "13 24"}, "11 22", {"81", "B1", "C1", "91"}));
  EXPECT_EQ(solution.value, 19);
  EXPECT_EQ(texts(solution.best), (Texts{"12x11"}));
  ASSERT_EQ(solution.moves.size(), 2U);
  EXPECT_EQ(solution.moves[0].value, 19);
  EXPECT_EQ(solution.moves[1].value, -15);
  EXPECT_EQ(solution.line.front().text(), "12x11");
  EXPECT_GT(solution.nodes, 0U);
}

// What has been captured counts: 19 as before, and an animal (10) against a light (20).
TEST(Solver, AddsWhatIsAlreadyCaptured) {
  Solver solver(hana_awase());
  const Position at = position("hana-awase.pl", {"12 23", "13 24"}, "11 22",
                               {"81", "B1", "C1", "91"}, {"41", "31"});
  EXPECT_EQ(solver.solve(at).value, 9);
}

// The same position with the seats exchanged is worth the opposite.
TEST(Solver, IsSymmetricInTheSeats) {
  Solver solver(hana_awase());
  Position at = position("hana-awase.pl", {"13 24", "12 23"}, "11 22", {"81", "B1", "C1", "91"});
  at.turn = at.dealer = 1;
  const Solution solution = solver.solve(at);
  EXPECT_EQ(solution.value, -19);
  EXPECT_EQ(texts(solution.best), (Texts{"12x11"}));
}

// The drawn light may take the ribbon (20+5), which leaves 14x13 (2) to the opponent: 23; or the
// dreg (20+1), which leaves 14x12 (1+5): 15.
TEST(Solver, ChoosesWhatTheDrawnCardTakes) {
  Solver solver(hana_awase(), {.every_move = true});
  Position at = position("hana-awase.pl", {"81", "14"}, "12 13", {"11", "C1"});
  const Solution solution = solver.solve(at);
  EXPECT_EQ(solution.value, 23);
  EXPECT_EQ(texts(solution.line), (Texts{"81", "11x12", "14x13"}));
}

// Both dregs of January take the light alike; both moves are best.
TEST(Solver, NamesAllMovesThatAreEquallyGood) {
  Solver solver(hana_awase());
  const Solution solution =
      solver.solve(position("hana-awase.pl", {"13 14", "52 53"}, "11", {"81", "B1", "C1", "91"}));
  EXPECT_EQ(texts(solution.best), (Texts{"13x11", "14x11"}));
}

TEST(Solver, ARoundThatIsOverHasItsResultAndNoBest) {
  Solver solver(hana_awase());
  Position at = position("hana-awase.pl", {"", ""}, "", {}, {"11 12", "21 22"});
  at.phase = notation::Phase::over;
  const Solution solution = solver.solve(at);
  EXPECT_EQ(solution.value, 25 - 15);
  EXPECT_TRUE(solution.best.empty());
  EXPECT_TRUE(solution.line.empty());
}

// Two lights are 3 points, three are 8; no factors.
const rulebook::Edition& lights() {
  static const std::vector<rulebook::SourceText> files = {{"lamp.toml", R"toml(
id = "lamp.en"
title = "Lamp Book"
game = "koi-koi"
language = "en"
players = [2]

[[yaku]]
id = "sankou"
cards = "count(light) >= 2"
points = "3"

[[yaku]]
id = "gokou"
cards = "count(light) >= 3"
points = "8"
hides = ["sankou"]

[[clause]]
topic = "round.end"
value = "hands-empty"

[[clause]]
topic = "round.exhausted.no-yaku"
value = "draw"

[[clause]]
topic = "round.exhausted.after-call"
value = "draw"
)toml"}};
  static const rulebook::Library library(files);
  return library.at("lamp.en");
}

// Player 0 makes 3 with either light and can make 8 with both, and nobody can hinder it: on with
// it, and stop at 8.
TEST(Solver, SaysKoiKoiWhereTheOpponentCanDoNothing) {
  Solver solver(rulebook::Ruleset(lights(), {2, {}}));
  const Solution solution = solver.solve(
      position("lamp.en", {"12 32", "82 B4"}, "11 31", {"53", "63", "73", "A3"}, {"81", "C1"}));
  EXPECT_EQ(solution.value, 8);
  EXPECT_EQ(texts(solution.best), (Texts{"12x11", "32x31"}));
  EXPECT_EQ(texts(solution.line), (Texts{"12x11", "koi-koi", "82", "32x31", "stop"}));
}

// The opponent takes the other light and has two itself, so 3 now is better than -3.
TEST(Solver, StopsWhereTheOpponentWouldMakeAYaku) {
  Solver solver(rulebook::Ruleset(lights(), {2, {}}));
  const Solution solution = solver.solve(
      position("lamp.en", {"12 32", "13 33"}, "11 31", {"53", "63", "73", "A3"}, {"81", "C1"}));
  EXPECT_EQ(solution.value, 3);
  EXPECT_EQ(texts(solution.best), (Texts{"12x11", "32x31"}));
  EXPECT_EQ(texts(solution.line), (Texts{"12x11", "stop"}));
}

TEST(Solver, RefusesMoreSidesThanTwo) {
  for (const int players : {3, 4}) {
    EXPECT_THROW(Solver(rulebook::Ruleset(builtin().at("hana-awase.pl"), {players, {}})),
                 std::invalid_argument);
  }
}

}  // namespace
}  // namespace hanaproof::endgame::testing::solver_test
