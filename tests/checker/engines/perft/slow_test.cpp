// Spec and engine over many deals, each as deep as keeps the spec a tenth of a second busy: for all
// tables that takes a quarter of an hour.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/engines/perft/perft.h"
#include "tests/checker/engines/perft/by_spec.h"
#include "tests/checker/table.h"
#include "tests/deals.h"

namespace hanaproof::checker::slow_test {
namespace {

constexpr std::uint64_t kDeals = 200;
// The spec visits some hundred thousand positions a second.
constexpr std::uint64_t kPositions = 10000;

// The greatest depth at which the engine counts no more than that; at least 1.
int depth_for(const rulebook::Ruleset& rules, const notation::Position& deal) {
  int depth = 1;
  for (;; ++depth) {
    const std::uint64_t nodes = perft_by_engine(rules, deal, depth + 1, {.threads = 1}).nodes;
    if (nodes == 0 || nodes > kPositions) return depth;
  }
}

class PerftSlow : public ::testing::TestWithParam<testing::Table> {};

TEST_P(PerftSlow, SpecAndEngineCountTheSame) {
  const rulebook::Ruleset rules = GetParam().rules();
  const spec::Rules executable(rules);
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const auto deal = deals::random_deal(executable, 1000 + seed);
    const int depth = depth_for(rules, deal);
    ASSERT_EQ(perft_by_spec(executable, deal, depth), perft_by_engine(rules, deal, depth))
        << fmt::format("seed {}, depth {}", seed, depth);
  }
}

std::vector<testing::Table> tables() {
  auto all = testing::different_tables();
  std::erase_if(all, [](const testing::Table& table) {
    return rulebook::family_of(table.book().game) != rulebook::Family::capturing;
  });
  return all;
}

INSTANTIATE_TEST_SUITE_P(Tables, PerftSlow, ::testing::ValuesIn(tables()), testing::name_of);

}  // namespace
}  // namespace hanaproof::checker::slow_test
