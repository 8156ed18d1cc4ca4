// Whole matches at random: they end, and keep cards and money.
#include <bit>

#include <gtest/gtest.h>

#include "solvers/engine/hachi/random_match.h"
#include "tests/plover.h"
#include "tests/solvers/engine/hachi/conserved.h"

namespace hanaproof::engine::hachi::match_test {
namespace {

TEST(RandomMatches, EndAndConserveCardsAndMoney) {
  const auto library = books::plover();
  MoveList list;
  for (int players = 3; players <= 7; ++players) {
    const Tables tables(rulebook::Ruleset(library.at("plover.en"), {players, {}}));
    std::uint64_t states = 0;
    for (const int rounds : {6, 12}) {
      for (std::uint64_t seed = 0; seed < 100; ++seed) {
        cards::Dice random(seed);
        Match match;
        states += play_match(tables, rounds, random, match, 1000, list, [&](const State& state) {
                    ASSERT_EQ(testing::lost(tables.rules, state), "");
                  }).states;
        ASSERT_TRUE(match.over);
        EXPECT_EQ(match.round, rounds + 1);
      }
    }
    EXPECT_GT(states, 10'000U);
  }
}

}  // namespace
}  // namespace hanaproof::engine::hachi::match_test
