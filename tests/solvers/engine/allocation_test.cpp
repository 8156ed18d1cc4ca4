// Nothing in the engine's play allocates: operator new is counted.
#include <vector>

#include <gtest/gtest.h>

#include "solvers/engine/dispatch.h"
#include "solvers/engine/perft.h"
#include "solvers/engine/playout.h"
#include "solvers/engine/random_deal.h"
#include "tests/allocations.h"
#include "tests/deals.h"

namespace hanaproof::engine::allocation_test {
namespace {

using hanaproof::testing::allocated_in;

TEST(Allocation, IsSeenWhereItHappens) {
  EXPECT_GT(allocated_in([] {
              std::vector<int> numbers;
              numbers.reserve(1000);
              EXPECT_TRUE(numbers.empty());
            }),
            0);
}

TEST(Allocation, PlayingAndCountingDoNone) {
  for (const deals::Game& one : deals::games()) {
    const rulebook::Ruleset rules = one.rules();
    const Tables tables(rules);
    const Dealer dealer(tables, DealSizes::of(rules));
    with_game(tables, Stock(), [&](const auto& shape) {
      using G = std::decay_t<decltype(shape)>;
      const Playout<G::kShape> playout(tables);
      std::uint64_t nodes = 0;
      EXPECT_EQ(allocated_in([&] {
                  cards::Dice random(1);
                  for (int i = 0; i < 20; ++i) {
                    Deal<G::kPlayers> deal;
                    dealer.deal(random, 0, deal);
                    const G game(tables, deal.stock);
                    nodes += perft(game, deal.state, 4);
                    playout.run(game, deal.state, random);
                    while (deal.state.phase != Phase::over) {
                      game.play(deal.state, random_move(game, deal.state, random));
                    }
                  }
                }),
                0)
          << one.edition->id << ", " << one.scope.text();
      EXPECT_GT(nodes, 0U);
    });
  }
}

}  // namespace
}  // namespace hanaproof::engine::allocation_test
