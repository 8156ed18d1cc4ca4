// The solver against a search that knows only the public interface.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::solving_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::SizeIs;

// For seat 0, by trying everything.
int searched(const State& state, bool counts_cards) {
  if (state.over()) {
    const Score score = state.score();
    return counts_cards ? score.result[0] - score.result[1] : score.payment[0];
  }
  int best = 0;
  bool any = false;
  for (const std::string& move : state.legal_moves()) {
    const int value = searched(state.after(move), counts_cards);
    if (!any || (state.turn() == 0 ? value > best : value < best)) best = value;
    any = true;
  }
  return best;
}

// Near the end of a round at random.
State late(const Game& game, std::uint64_t seed, std::size_t plies) {
  for (;; ++seed) {
    cards::Dice dice(seed);
    std::vector<State> states = {game.deal(seed)};
    while (!states.back().over())
      states.push_back(states.back().after(random_move(states.back(), dice)));
    if (states.size() > plies) return states[states.size() - plies];
  }
}

void compare(const std::string& edition, bool counts_cards) {
  const Rules rules(builtin(), edition);
  const Game game(rules);
  Solver solver(rules);
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const State state = late(game, seed, 6);
    const Solution solution = solver.solve(state, true);
    EXPECT_EQ(solution.value, searched(state, counts_cards)) << state.json();
    EXPECT_EQ(solver.solve(state).value, solution.value);
    EXPECT_THAT(solver.solve(state).moves, SizeIs(0));
    ASSERT_THAT(solution.moves, SizeIs(state.legal_moves().size()));
    for (const auto& [move, value] : solution.moves) {
      EXPECT_EQ(value, searched(state.after(move), counts_cards)) << state.json() << move;
      EXPECT_EQ(value == solution.value, std::ranges::count(solution.best, move) == 1);
    }
    State end = state;
    for (const std::string& move : solution.line) end = end.after(move);
    EXPECT_TRUE(end.over());
    EXPECT_EQ(searched(end, counts_cards), solution.value);
  }
}

TEST(ApiSolver, FindsTheBestPlayWhereYakuArePaid) { compare("robin-red.koi-koi.en", false); }
TEST(ApiSolver, FindsTheBestPlayWhereCardsAreCounted) { compare("robin-red.sakura.en", true); }

TEST(ApiSolver, RefusesOtherGames) {
  EXPECT_THAT(error_of([] { Solver(Rules(builtin(), "korean.seotda")); }),
              HasSubstr("only a capturing game of two"));
  EXPECT_THAT(error_of([] { Solver(Rules(builtin(), "hana-awase.pl", {.players = 3})); }),
              HasSubstr("3 players"));
  Solver solver(Rules(builtin(), "robin-red.koi-koi.en"));
  const State other = Game(Rules(builtin(), "robin-red.koi-koi.fr")).deal(1);
  EXPECT_THAT(error_of([&] { (void)solver.solve(other); }), HasSubstr("of another game"));
}

}  // namespace
}  // namespace hanaproof::api_test::solving_test
