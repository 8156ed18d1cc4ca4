// Counting on several threads: what the thread sanitizer looks at.
#include <gtest/gtest.h>

#include "checker/engines/perft/perft.h"
#include "tests/deals.h"

namespace hanaproof::checker::threads_test {
namespace {

TEST(PerftThreads, CountTheSameAsOne) {
  for (const deals::Game& game : deals::games()) {
    const rulebook::Ruleset rules = game.rules();
    const auto deal = deals::random_deal(spec::Rules(rules), 1);
    const Perft one = perft_by_engine(rules, deal, 5, {.threads = 1});
    EXPECT_EQ(one, perft_by_engine(rules, deal, 5, {.threads = 2})) << game.edition->id;
    EXPECT_EQ(one, perft_by_engine(rules, deal, 5, {.threads = 5})) << game.edition->id;
  }
}

TEST(PerftThreads, ShareWhatTheyRemember) {
  for (const deals::Game& game : deals::games()) {
    const rulebook::Ruleset rules = game.rules();
    const auto deal = deals::random_deal(spec::Rules(rules), 1);
    const Perft each = perft_by_engine(rules, deal, 7, {.threads = 1});
    EXPECT_EQ(each, perft_by_engine(rules, deal, 7, {.threads = 3, .remember = 8}))
        << game.edition->id;
  }
}

TEST(PerftThreads, ProgressEndsWithAll) {
  const rulebook::Ruleset rules = deals::games().front().rules();
  const auto deal = deals::random_deal(spec::Rules(rules), 1);
  std::size_t calls = 0;
  std::size_t pieces = 0;
  const auto progress = [&](std::size_t done, std::size_t all) {
    EXPECT_EQ(done, ++calls);
    pieces = all;
  };
  perft_by_engine(rules, deal, 5, {.threads = 1, .progress = progress});
  EXPECT_EQ(calls, pieces);
  EXPECT_GT(pieces, 1U);
}

}  // namespace
}  // namespace hanaproof::checker::threads_test
