#include "solvers/engine/playout.h"

#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "solvers/engine/dispatch.h"
#include "solvers/engine/random_deal.h"
#include "tests/deals.h"

namespace hanaproof::engine::playout_test {
namespace {

// The ends that play from a state can come to, each with its chance where every decision is made
// at random among the legal moves: by going through all of them.
template <class State>
struct Ends {
  std::vector<std::pair<State, double>> ends;

  std::size_t find(const State& state) const {
    std::size_t i = 0;
    while (i < ends.size() && !(ends[i].first == state)) ++i;
    return i;
  }
  void add(const State& state, double chance) {
    const std::size_t i = find(state);
    if (i == ends.size()) ends.push_back({state, 0});
    ends[i].second += chance;
  }
};

constexpr std::size_t kMostEnds = 200;

// Stops where there are more ends than are told apart with so few rounds.
template <class Game, class State>
void follow(const Game& game, const State& state, double chance, Ends<State>& ends) {
  if (ends.ends.size() > kMostEnds) return;
  if (state.phase == Phase::over) return ends.add(state, chance);
  MoveList moves;
  game.moves(state, moves);
  for (const Move move : moves) {
    State child = state;
    game.play(child, move);
    follow(game, child, chance / static_cast<double>(moves.size()), ends);
  }
}

// Whether so many random ends come up as often as their chances say: none that cannot be, and each
// within five and a half standard deviations and a few rounds, for those of very little chance.
template <class State>
bool fits(const Ends<State>& ends, int rounds, const std::function<State()>& random_end) {
  std::vector<int> seen(ends.ends.size());
  for (int i = 0; i < rounds; ++i) {
    const std::size_t found = ends.find(random_end());
    if (found == seen.size()) return false;
    ++seen[found];
  }
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const double chance = ends.ends[i].second;
    const double deviation = std::sqrt(rounds * chance * (1 - chance));
    if (std::abs(seen[i] - rounds * chance) > 5.5 * deviation + 5) return false;
  }
  return true;
}

// A state that random play comes to near the end of a round, with few ends left.
template <class G>
typename G::State late_state(const G& game, typename G::State state, cards::Dice& random) {
  const auto held = [](const auto& hands) {
    int cards = 0;
    for (const Bits hand : hands) cards += count(hand);
    return cards;
  };
  while (state.phase != Phase::over && held(state.hand) > G::kPlayers + 1) {
    game.play(state, random_move(game, state, random));
  }
  return state;
}

// Calls `check(game, playout, state)` with late states of every edition at every scope.
template <class Check>
void for_late_states(int deals, Check check) {
  for (const deals::Game& one : deals::games()) {
    const rulebook::Ruleset rules = one.rules();
    SCOPED_TRACE(one.edition->id + ", " + one.scope.text());
    const Tables tables(rules);
    const Dealer dealer(tables, DealSizes::of(rules));
    with_game(tables, Stock(), [&](const auto& shape) {
      using G = std::decay_t<decltype(shape)>;
      const Playout<G::kShape> playout(tables);
      cards::Dice random(7);
      for (int i = 0; i < deals; ++i) {
        Deal<G::kPlayers> deal;
        dealer.deal(random, i % G::kPlayers, deal);
        const G game(tables, deal.stock);
        check(game, playout, late_state(game, deal.state, random));
      }
    });
  }
}

TEST(Playout, ComesToEveryEndAsOftenAsUniformPlayDoes) {
  int tried = 0;
  for_late_states(4, [&](const auto& game, const auto& playout, const auto& start) {
    using State = std::decay_t<decltype(start)>;
    Ends<State> ends;
    follow(game, start, 1, ends);
    if (ends.ends.size() > kMostEnds) return;
    ++tried;
    cards::Dice random(11);
    EXPECT_TRUE(fits<State>(ends, 4000,
                            [&] {
                              State state = start;
                              playout.run(game, state, random);
                              return state;
                            }))
        << ends.ends.size() << " ends";
  });
}

TEST(Playout, ABiasWouldBeSeen) {
  int tried = 0;
  int seen = 0;
  for_late_states(4, [&](const auto& game, const auto&, const auto& start) {
    using State = std::decay_t<decltype(start)>;
    Ends<State> ends;
    follow(game, start, 1, ends);
    if (ends.ends.size() < 2 || ends.ends.size() > kMostEnds) return;
    ++tried;
    cards::Dice random(11);
    // The first move is taken in half of the decisions in which it should not be.
    const bool good = fits<State>(ends, 4000, [&] {
      State state = start;
      while (state.phase != Phase::over) {
        MoveList moves;
        game.moves(state, moves);
        const auto choice = random.below(static_cast<unsigned>(moves.size()));
        game.play(state, moves[random.below(2) == 0 ? 0 : choice]);
      }
      return state;
    });
    seen += good ? 0 : 1;
  });
  EXPECT_GT(tried, 15);
  EXPECT_GT(seen * 2, tried);
}

TEST(Playout, KeepsAllCardsAndCountsWhatIsCaptured) {
  for (const deals::Game& one : deals::games()) {
    const rulebook::Ruleset rules = one.rules();
    SCOPED_TRACE(one.edition->id + ", " + one.scope.text());
    const Tables tables(rules);
    const Dealer dealer(tables, DealSizes::of(rules));
    with_game(tables, Stock(), [&](const auto& shape) {
      using G = std::decay_t<decltype(shape)>;
      const Playout<G::kShape> playout(tables);
      cards::Dice random(3);
      for (int i = 0; i < 500; ++i) {
        Deal<G::kPlayers> deal;
        dealer.deal(random, i % G::kPlayers, deal);
        const G game(tables, deal.stock);
        playout.run(game, deal.state, random);
        const auto& end = deal.state;
        ASSERT_EQ(end.phase, Phase::over);
        ASSERT_EQ(game.deck(end), cards::CardSet::all().bits());
        int cards = count(end.field) + deal.stock.size - end.next;
        for (std::size_t seat = 0; seat < G::kPlayers; ++seat) {
          cards += count(end.hand[seat]) + count(end.captured[seat]);
          const Bits scoring = tables.wildcard.collected_scores
                                   ? end.captured[seat]
                                   : end.captured[seat] & ~end.collected;
          if (tables.shape.calls) {
            ASSERT_EQ(end.counters[seat],
                      tables.yaku.nothing_captured() + tables.yaku.gain(scoring));
          }
        }
        ASSERT_EQ(cards, 48);
      }
    });
  }
}

}  // namespace
}  // namespace hanaproof::engine::playout_test
