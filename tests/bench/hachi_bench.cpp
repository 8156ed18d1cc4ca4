// The engine of Hachi-Hachi against the spec: whole matches of twelve rounds at random, every legal
// move equally likely.
#include <memory>

#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/hachi/round.h"
#include "solvers/engine/hachi/random_match.h"
#include "tests/bench/compare.h"
#include "tests/bench/tables.h"

namespace hanaproof::bench::hachi_bench {
namespace {

constexpr int kRounds = 12;
constexpr int kMostDeals = 1000;

// What the spec takes for a decision.
double spec_decision(const rulebook::Ruleset& ruleset) {
  const spec::hachi::Rules rules(ruleset);
  cards::Dice dice(1);
  auto deck = cards::CardSet::all().cards();
  auto mixed = deck;
  return seconds_each([&] {
    int decisions = 0;
    notation::HachiMatch match = spec::hachi::first_match(rules, kRounds, 0);
    while (!match.over) {
      dice.shuffle(deck);
      dice.shuffle(mixed);
      auto position = spec::hachi::begin(
          rules, match, spec::hachi::deal(rules, match.dealer, deck, dice.roll(49), mixed));
      for (auto legal = spec::hachi::legal_moves(rules, position); !legal.empty();
           legal = spec::hachi::legal_moves(rules, position)) {
        const auto choice = static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())));
        position = spec::hachi::play(rules, position, legal[choice]);
        ++decisions;
      }
      match = position.match;
    }
    return decisions;
  });
}

void engine_matches(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const double spec = spec_decision(ruleset);
  const engine::hachi::Tables tables(ruleset);
  const auto list = std::make_unique<engine::hachi::MoveList>();
  cards::Dice random(1);
  run(state, spec, [&] {
    constexpr int kMatches = 20;
    std::uint64_t decisions = 0;
    for (int i = 0; i < kMatches; ++i) {
      engine::hachi::Match match;
      engine::hachi::play_match(tables, kRounds, random, match, kMostDeals, *list,
                                [&](const engine::hachi::State& now) {
                                  decisions += now.phase != engine::hachi::Phase::over ? 1 : 0;
                                });
    }
    return decisions;
  });
}

const int registered = [] {
  for (int players = 3; players <= 7; ++players) {
    const Subject subject{"oishi-tengudo.hachi-hachi", players};
    benchmark::RegisterBenchmark(fmt::format("matches/{}", subject.name()).c_str(), engine_matches,
                                 subject);
  }
  return 0;
}();

}  // namespace
}  // namespace hanaproof::bench::hachi_bench
