// The betting engine against the spec: rounds of bets at random, from the starting stake to the
// settlement, every legal bet equally likely. Both are given the same kind of rounds.
#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/betting/showdown.h"
#include "solvers/playouts/playouts.h"
#include "tests/bench/compare.h"
#include "tests/bench/tables.h"

namespace hanaproof::bench::betting_bench {
namespace {

// What the spec takes for a round.
double spec_round(const rulebook::Ruleset& ruleset) {
  const spec::betting::Rules rules(ruleset);
  const std::vector<int> money(static_cast<std::size_t>(rules.players()), playouts::kCoins);
  std::vector<cards::Card> deck = spec::betting::deck(rules).cards();
  cards::Dice dice(1);
  return seconds_each([&] {
    dice.shuffle(deck);
    spec::betting::Betting betting = spec::betting::begin(rules, 0, money, playouts::kStake);
    while (!betting.over) {
      const auto legal = spec::betting::legal_bets(rules, betting);
      betting = spec::betting::bet(
          rules, betting,
          legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))]);
    }
    spec::betting::Round round{0, betting.seats, {}};
    for (const cards::CardSet hand : spec::betting::deal(rules.players(), 0, deck)) {
      round.hands.push_back(spec::betting::standing(rules, hand));
    }
    benchmark::DoNotOptimize(spec::betting::settle(rules, round));
    return 1;
  });
}

void engine_rounds(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  std::uint64_t seed = 0;
  run(state, spec_round(ruleset), [&] {
    constexpr std::uint64_t kRounds = 100'000;
    benchmark::DoNotOptimize(playouts::play(ruleset, kRounds, ++seed, 1));
    return kRounds;
  });
}

const int registered = [] {
  for (const std::string edition : {"robin-red.sutda.en", "korean.seotda"}) {
    for (const int players : {2, 4, 10}) {
      const Subject subject{edition, players};
      benchmark::RegisterBenchmark(fmt::format("bets/{}", subject.name()).c_str(), engine_rounds,
                                   subject);
    }
  }
  return 0;
}();

}  // namespace
}  // namespace hanaproof::bench::betting_bench
