// The engine against the spec: legal moves, making a move, counting, random rounds. Each benchmark
// measures the spec first and reports how many times as fast the engine is ("times_spec").
#include <string>
#include <vector>

#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "solvers/adapters/capturing.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/playout.h"
#include "solvers/engine/random_deal.h"
#include "solvers/engine/table_perft.h"
#include "tests/bench/compare.h"
#include "tests/bench/tables.h"
#include "tests/checker/engines/perft/by_spec.h"

namespace hanaproof::bench::engine_bench {
namespace {

constexpr int kSpecDepth = 3;

// Positions of one random round, from the deal on.
std::vector<notation::Position> round_of(const spec::Rules& rules, notation::Position position) {
  cards::Dice dice(2);
  std::vector<notation::Position> positions;
  while (position.phase != notation::Phase::over) {
    positions.push_back(position);
    const auto legal = spec::legal_moves(rules, position);
    position =
        spec::play(rules, position,
                   legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))]);
  }
  return positions;
}

// Calls `measure(game, states)` with the engine's states of such a round.
template <class Measure>
void with_round(const rulebook::Ruleset& rules, const std::vector<notation::Position>& positions,
                Measure measure) {
  const engine::Tables tables(rules);
  engine::with_game(tables, adapters::stock_of(positions.front()), [&](const auto& game) {
    using Game = std::decay_t<decltype(game)>;
    std::vector<typename Game::State> states;
    for (const auto& position : positions) {
      states.push_back(adapters::to_engine<Game::kPlayers>(tables, position));
      states.back().next =
          static_cast<std::uint8_t>(positions.front().stock.size() - position.stock.size());
    }
    measure(game, states);
  });
}

void legal_moves(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const spec::Rules executable(ruleset);
  const auto positions = round_of(executable, deal(ruleset));
  const double spec = seconds_each([&] {
    std::size_t moves = 0;
    for (const auto& position : positions) moves += spec::legal_moves(executable, position).size();
    return moves;
  });
  with_round(ruleset, positions, [&](const auto& game, const auto& states) {
    engine::MoveList list;
    run(state, spec, [&] {
      std::size_t moves = 0;
      for (const auto& one : states) {
        game.moves(one, list);
        moves += list.size();
      }
      benchmark::DoNotOptimize(list);
      return moves;
    });
  });
}

void make(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const spec::Rules executable(ruleset);
  const auto positions = round_of(executable, deal(ruleset));
  const double spec = seconds_each([&] {
    std::size_t moves = 0;
    for (const auto& position : positions) {
      for (const auto& move : spec::legal_moves(executable, position)) {
        benchmark::DoNotOptimize(spec::play(executable, position, move));
        ++moves;
      }
    }
    return moves;
  });
  with_round(ruleset, positions, [&](const auto& game, const auto& states) {
    engine::MoveList list;
    run(state, spec, [&] {
      std::size_t moves = 0;
      for (const auto& one : states) {
        game.moves(one, list);
        for (const engine::Move move : list) {
          auto child = one;
          game.play(child, move);
          benchmark::DoNotOptimize(child);
          ++moves;
        }
      }
      return moves;
    });
  });
}

void perft(benchmark::State& state, const Subject& subject, int depth) {
  const auto ruleset = rules(subject);
  const spec::Rules executable(ruleset);
  const auto position = deal(ruleset);
  const double spec =
      seconds_each([&] { return checker::perft_by_spec(executable, position, kSpecDepth).nodes; });
  const engine::Tables tables(ruleset);
  engine::with_game(tables, adapters::stock_of(position), [&](const auto& game) {
    constexpr int kPlayers = std::decay_t<decltype(game)>::kPlayers;
    const auto start = adapters::to_engine<kPlayers>(tables, position);
    run(state, spec, [&] { return engine::perft(game, start, depth); });
  });
}

// At the depth at which a hundred million lines end, or the last one of the round; with a table
// that remembers positions, or without (0).
void deep_perft(benchmark::State& state, const Subject& subject, int remember) {
  const auto ruleset = rules(subject);
  const auto position = deal(ruleset);
  const engine::Tables tables(ruleset);
  engine::with_game(tables, adapters::stock_of(position), [&](const auto& game) {
    constexpr int kPlayers = std::decay_t<decltype(game)>::kPlayers;
    const auto start = adapters::to_engine<kPlayers>(tables, position);
    int depth = 1;
    std::uint64_t last = engine::perft(game, start, depth);
    double before = 0;
    while (last < kDeepLines) {
      const std::uint64_t deeper = engine::perft(game, start, depth + 1);
      if (deeper < last) break;
      before += static_cast<double>(last);
      last = deeper;
      ++depth;
    }
    double leaves = 0;
    for (auto _ : state) {
      if (remember == 0) {
        leaves += static_cast<double>(engine::perft(game, start, depth));
        continue;
      }
      engine::CountTable table(remember);
      leaves += static_cast<double>(engine::perft(game, start, depth, table));
    }
    if (remember == 0) {
      state.counters["passed"] =
          benchmark::Counter(before, benchmark::Counter::kIsIterationInvariantRate);
    }
    state.counters["units"] = benchmark::Counter(leaves, benchmark::Counter::kIsRate);
    state.counters["depth"] = depth;
    state.counters["leaves"] = static_cast<double>(last);
    report_yardstick(state, yardstick::kLeaves);
  });
}

// Deals and plays rounds to their end.
void rounds(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const spec::Rules executable(ruleset);
  cards::Dice dice(3);
  auto deck = cards::CardSet::all().cards();
  const double spec = seconds_each([&] {
    dice.shuffle(deck);
    auto position = spec::deal(executable, 0, deck);
    while (position.phase != notation::Phase::over) {
      const auto legal = spec::legal_moves(executable, position);
      position =
          spec::play(executable, position,
                     legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))]);
    }
    return 1;
  });
  const engine::Tables tables(ruleset);
  const engine::Dealer dealer(tables, engine::DealSizes::of(ruleset));
  engine::with_game(tables, engine::Stock(), [&](const auto& shape) {
    using Game = std::decay_t<decltype(shape)>;
    const engine::Playout<Game::kShape> playout(tables);
    cards::Dice random(3);
    engine::Deal<Game::kPlayers> one;
    run(state, spec, [&] {
      dealer.deal(random, 0, one);
      playout.run(Game(tables, one.stock), one.state, random);
      benchmark::DoNotOptimize(one);
      return 1;
    });
    report_yardstick(state, yardstick::kRounds);
  });
}

void random_deals(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const spec::Rules executable(ruleset);
  cards::Dice dice(4);
  auto deck = cards::CardSet::all().cards();
  const double spec = seconds_each([&] {
    dice.shuffle(deck);
    benchmark::DoNotOptimize(spec::deal(executable, 0, deck));
    return 1;
  });
  const engine::Tables tables(ruleset);
  const engine::Dealer dealer(tables, engine::DealSizes::of(ruleset));
  engine::with_game(tables, engine::Stock(), [&](const auto& shape) {
    cards::Dice random(4);
    engine::Deal<std::decay_t<decltype(shape)>::kPlayers> one;
    run(state, spec, [&] {
      dealer.deal(random, 0, one);
      benchmark::DoNotOptimize(one);
      return 1;
    });
  });
}

void add(const std::string& what, const Subject& subject,
         void (*measure)(benchmark::State&, const Subject&)) {
  benchmark::RegisterBenchmark(fmt::format("{}/{}", what, subject.name()).c_str(), measure,
                               subject);
}

const bool kAdded = [] {
  for (const Subject& subject : subjects()) {
    add("moves", subject, legal_moves);
    add("make", subject, make);
    for (const int depth : {6, 8}) {
      benchmark::RegisterBenchmark(fmt::format("perft-{}/{}", depth, subject.name()).c_str(), perft,
                                   subject, depth);
    }
    for (const int remember : {0, 20}) {
      const std::string_view what = remember == 0 ? "perft-deep" : "perft-remembered";
      benchmark::RegisterBenchmark(fmt::format("{}/{}", what, subject.name()).c_str(), deep_perft,
                                   subject, remember);
    }
    add("deal", subject, random_deals);
    add("round", subject, rounds);
  }
  return true;
}();

}  // namespace
}  // namespace hanaproof::bench::engine_bench
