// No round of bets allocates: operator new is counted.
#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "solvers/engine/betting/settle.h"

#include "tests/allocations.h"

namespace hanaproof::engine::betting::allocation_test {
namespace {

using hanaproof::testing::allocated_in;

TEST(BetAllocation, RoundsOfBetsDoNone) {
  constexpr int kPlayers = 10;
  const rulebook::Library library(editions::builtin_editions());
  const rulebook::Ruleset ruleset(library.at("korean.seotda"), {kPlayers, {}});
  const Rules rules(ruleset);
  const RankTable ranks(ruleset);
  PerSeat<std::int32_t> money{};
  money.fill(20);
  int bets = 0;
  EXPECT_EQ(allocated_in([&] {
              cards::Dice random(1);
              for (int i = 0; i < 100; ++i) {
                State state = begin(rules, kPlayers, 0, money, 1);
                for (; !state.over; ++bets) {
                  const Options legal = options(rules, state);
                  const auto choice = random.below(static_cast<unsigned>(legal.count()));
                  act(rules, state, legal.at(static_cast<std::int32_t>(choice)));
                }
                Hands hands{};
                for (ClassId& hand : hands) {
                  hand = static_cast<ClassId>(random.below(static_cast<unsigned>(ranks.size())));
                }
                const Showdown shown = showdown(rules, ranks, state, hands);
                (void)next_dealer(rules, state, settle(rules, state, shown));
              }
            }),
            0);
  EXPECT_GT(bets, 1000);
}

}  // namespace
}  // namespace hanaproof::engine::betting::allocation_test
