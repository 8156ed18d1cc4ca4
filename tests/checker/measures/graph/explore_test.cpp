#include "checker/measures/graph/state_graphs.h"

#include <gmock/gmock.h>

#include "model/spec/play.h"
#include "solvers/graph/analysis.h"
#include "solvers/reduced_decks/catalogue.h"
#include "solvers/reduced_decks/deals.h"
#include "tests/checker/engines/perft/by_spec.h"
#include "tests/deals.h"

namespace hanaproof::checker::explore_test {
namespace {

constexpr std::size_t kMost = 100000;

// Two hands of two cards each on their own, nothing matches: an order of each hand is a round.
reduced_decks::Table apart() {
  return {.id = "apart",
          .purpose = "a test",
          .deck = *cards::CardSet::parse("12 22 32 42 52 62 72 82"),
          .hand_size = 2,
          .field_size = 2,
          .hands = {*cards::CardSet::parse("12 22"), *cards::CardSet::parse("32 42")},
          .field = *cards::CardSet::parse("52 62")};
}

rulebook::Ruleset oishi() { return {deals::builtin().at("oishi-tengudo.koi-koi"), {2, {}}}; }

StateGraph explore_first(const reduced_decks::Game& game, Reach reach, std::size_t most) {
  return explore(spec::Rules(game.rules), reduced_decks::Deals(game).at(0), reach, most);
}

TEST(Explore, CountsTheStatesOfADealInWhichNothingMatches) {
  const auto states =
      explore_first(reduced_decks::derive(oishi(), apart()), Reach::played_out, kMost);
  // Before each turn it is known which cards have been played: 1, 2, 2 x 2, 2 (the second player
  // has one of two cards left), 1.
  EXPECT_EQ(states.positions.size(), 1U + 2 + 4 + 2 + 1);
  EXPECT_EQ(states.moves.size(), 2U + 2 * 2 + 4 * 1 + 2 * 1);
  const auto analysis = graph::analyse(states.graph);
  EXPECT_EQ(analysis.ways, 4U) << "2! x 2! orders";
  EXPECT_EQ(analysis.longest->size(), 4U);
  EXPECT_EQ(analysis.shortest->size(), 4U);
}

TEST(Explore, StopsAtTheMostPositions) {
  const auto game = reduced_decks::derive(oishi(), apart());
  EXPECT_EQ(explore_first(game, Reach::played_out, 10).positions.size(), 10U);
  EXPECT_THROW(explore_first(game, Reach::played_out, 9), TooManyPositions);
}

TEST(Explore, ADealThatIsOnlyOpenedIsOnePosition) {
  const auto states = explore_first(reduced_decks::derive(oishi(), apart()), Reach::opened, kMost);
  EXPECT_EQ(states.positions.size(), 1U);
  EXPECT_TRUE(states.moves.empty());
}

// Sequences of moves to the end of the round, one by one.
std::uint64_t rounds(const spec::Rules& rules, const notation::Position& position) {
  if (position.phase == notation::Phase::over) return 1;
  std::uint64_t sum = 0;
  for (const auto& move : spec::legal_moves(rules, position)) {
    sum += rounds(rules, spec::play(rules, position, move));
  }
  return sum;
}

TEST(Explore, WaysThroughTheGraphAreTheRoundsThatCanBePlayed) {
  const reduced_decks::Game game =
      reduced_decks::derive(oishi(), reduced_decks::catalogue(2).front());
  const spec::Rules rules(game.rules);
  const reduced_decks::Deals deals(game);
  for (std::uint64_t deal = 0; deal < deals.size(); deal += 611) {
    const auto states = explore(rules, deals.at(deal), Reach::played_out, kMost);
    const auto analysis = graph::analyse(states.graph);
    EXPECT_EQ(analysis.ways, rounds(rules, states.positions[0]));
    ASSERT_TRUE(analysis.longest);
    const int longest = static_cast<int>(analysis.longest->size());
    EXPECT_GT(perft_by_spec(rules, states.positions[0], longest).nodes, 0U);
    EXPECT_EQ(perft_by_spec(rules, states.positions[0], longest + 1).nodes, 0U);
  }
}

TEST(Explore, LabelsSayWhoDecidesAndWhatIsPlayed) {
  const auto states =
      explore_first(reduced_decks::derive(oishi(), apart()), Reach::played_out, kMost);
  const graph::Labels texts = labels(states);
  EXPECT_EQ(texts.vertices.front(), "0: play\n0 has 12 22\n1 has 32 42\nfield 52 62");
  EXPECT_EQ(texts.edges.front(), "12");
  EXPECT_THAT(texts.vertices.back(), ::testing::StartsWith("over"));
}

}  // namespace
}  // namespace hanaproof::checker::explore_test
