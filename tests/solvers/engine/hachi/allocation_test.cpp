// No match of Hachi-Hachi allocates: operator new is counted.
#include <gtest/gtest.h>

#include "solvers/engine/hachi/random_match.h"
#include "tests/allocations.h"
#include "tests/plover.h"

namespace hanaproof::engine::hachi::allocation_test {
namespace {

TEST(HachiEngineAllocation, MatchesDoNone) {
  const auto library = books::plover();
  const Tables tables(rulebook::Ruleset(library.at("plover.en"), {7, {}}));
  MoveList list;
  std::uint64_t states = 0;
  EXPECT_EQ(hanaproof::testing::allocated_in([&] {
              cards::Dice random(1);
              Match match;
              for (int i = 0; i < 50; ++i) {
                states +=
                    play_match(tables, 12, random, match, 1000, list, [](const State&) {}).states;
              }
            }),
            0);
  EXPECT_GT(states, 5'000U);
}

}  // namespace
}  // namespace hanaproof::engine::hachi::allocation_test
