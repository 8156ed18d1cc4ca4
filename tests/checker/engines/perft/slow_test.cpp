// Spec and engine over many deals, each as deep as keeps the spec about a second busy.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/engines/perft/perft.h"
#include "tests/checker/engines/perft/by_spec.h"
#include "tests/deals.h"

namespace hanaproof::checker::slow_test {
namespace {

constexpr std::uint64_t kDeals = 200;
// The spec visits some hundred thousand positions a second.
constexpr std::uint64_t kPositions = 100000;

// The greatest depth at which the engine counts no more than that; at least 1.
int depth_for(const rulebook::Ruleset& rules, const notation::Position& deal) {
  int depth = 1;
  for (;; ++depth) {
    const std::uint64_t nodes = perft_by_engine(rules, deal, depth + 1, 1).nodes;
    if (nodes == 0 || nodes > kPositions) return depth;
  }
}

class PerftSlow : public ::testing::TestWithParam<std::size_t> {};

TEST_P(PerftSlow, SpecAndEngineCountTheSame) {
  const deals::Game game = deals::games()[GetParam()];
  const rulebook::Ruleset rules = game.rules();
  const spec::Rules executable(rules);
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const auto deal = deals::random_deal(executable, 1000 + seed);
    const int depth = depth_for(rules, deal);
    ASSERT_EQ(perft_by_spec(executable, deal, depth), perft_by_engine(rules, deal, depth))
        << fmt::format("{}, {}, seed {}, depth {}", game.edition->id, game.scope.text(), seed,
                       depth);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, PerftSlow, ::testing::Range(std::size_t{0}, deals::games().size()));

}  // namespace
}  // namespace hanaproof::checker::slow_test
