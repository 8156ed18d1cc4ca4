// Counts with positions that come up again counted once: the same counts, whatever is remembered.
#include <gtest/gtest.h>

#include "solvers/adapters/capturing.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/table_perft.h"
#include "tests/deals.h"

namespace hanaproof::checker::remembered_test {
namespace {

// The lines of one deal: each counted, and with a table of 2^`remember` positions.
struct Counts {
  std::uint64_t each = 0;
  std::uint64_t once = 0;
};

template <class Keys = engine::LineKeys>
Counts counts(const rulebook::Ruleset& rules, std::uint64_t seed, int depth, int remember) {
  const auto deal = deals::random_deal(spec::Rules(rules), seed);
  const engine::Tables tables(rules);
  return engine::with_game(tables, adapters::stock_of(deal), [&](const auto& game) -> Counts {
    constexpr int kPlayers = std::decay_t<decltype(game)>::kPlayers;
    const auto start = adapters::to_engine<kPlayers>(tables, deal);
    engine::CountTable table(remember);
    return {engine::perft(game, start, depth), engine::perft<Keys>(game, start, depth, table)};
  });
}

TEST(RememberedPerft, CountsTheSameInEveryEditionAtEveryScope) {
  for (const deals::Game& game : deals::games()) {
    for (const int remember : {1, 6, 16}) {
      const auto [each, once] = counts(game.rules(), 4, 7, remember);
      EXPECT_EQ(each, once) << game.edition->id << ", " << game.scope.text() << ", " << remember;
    }
  }
}

template <class Forget>
struct Forgetful {
  template <engine::Shape S>
  static engine::Key of(engine::State<S.players> state, int depth) {
    Forget()(state, depth);
    return engine::LineKeys::of<S>(state, depth);
  }
};

// Either alone makes no difference to a count: what is gone from both is alike.
struct HandAndField {
  void operator()(auto& state, int&) const { state.hand[1] = state.field = 0; }
};
struct Depth {
  void operator()(auto&, int& depth) const { depth = 0; }
};
struct Captured {
  void operator()(auto& state, int&) const { state.captured = {}; }
};

// In how many of ten deals the count is wrong.
template <class Forget>
int wrong(const char* edition, int depth) {
  const rulebook::Ruleset rules(deals::builtin().at(edition), {2, {}});
  int wrong = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto [each, once] = counts<Forgetful<Forget>>(rules, seed, depth, 16);
    if (each != once) ++wrong;
  }
  return wrong;
}

TEST(RememberedPerft, WhatAKeyForgetsIsSeen) {
  EXPECT_GT(wrong<HandAndField>("hana-awase.pl", 7), 0);
  EXPECT_GT(wrong<Depth>("hana-awase.pl", 8), 0);
  EXPECT_GT(wrong<Captured>("robin-red.koi-koi.en", 12), 0);
}

// A count near 64 bits is remembered first: no round that can be counted in a test has so many
// lines.
TEST(RememberedPerft, RefusesWhat64BitsDoNotHold) {
  const rulebook::Ruleset rules(deals::builtin().at("hana-awase.pl"), {2, {}});
  const auto deal = deals::random_deal(spec::Rules(rules), 1);
  const engine::Tables tables(rules);
  engine::with_game(tables, adapters::stock_of(deal), [&](const auto& game) {
    using Game = std::decay_t<decltype(game)>;
    const auto start = adapters::to_engine<Game::kPlayers>(tables, deal);
    engine::CountTable table(8);
    engine::sum_over_moves(game, start, [&](const auto& child) {
      table.store(engine::LineKeys::of<Game::kShape>(child, 4), ~std::uint64_t{0});
      return std::uint64_t{0};
    });
    EXPECT_THROW(engine::perft(game, start, 5, table), std::overflow_error);
  });
}

}  // namespace
}  // namespace hanaproof::checker::remembered_test
