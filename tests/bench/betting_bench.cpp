// The betting engine against the spec: rounds of bets at random, from the starting stake to the
// settlement, every legal bet equally likely. Both are given the same kind of rounds.
#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/betting/showdown.h"
#include "solvers/engine/betting/settle.h"
#include "tests/bench/compare.h"
#include "tests/bench/tables.h"

namespace hanaproof::bench::betting_bench {
namespace {

constexpr int kMoney = 20;
constexpr int kAnte = 1;

// What the spec takes for a round.
double spec_round(const rulebook::Ruleset& ruleset) {
  const spec::betting::Rules rules(ruleset);
  const std::vector<int> money(static_cast<std::size_t>(rules.players()), kMoney);
  std::vector<cards::Card> deck = spec::betting::deck(rules).cards();
  cards::Dice dice(1);
  return seconds_each([&] {
    dice.shuffle(deck);
    spec::betting::Betting betting = spec::betting::begin(rules, 0, money, kAnte);
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
  const double spec = spec_round(ruleset);
  const engine::betting::Rules rules(ruleset);
  const engine::betting::RankTable ranks(ruleset);
  engine::betting::PerSeat<std::int32_t> money{};
  std::fill_n(money.begin(), subject.players, kMoney);
  std::vector<cards::Card> deck = ranks.deck();
  cards::Dice random(1);
  run(state, spec, [&] {
    constexpr int kRounds = 1000;
    for (int i = 0; i < kRounds; ++i) {
      engine::betting::Hands hands{};
      // As many cards of the deck in random order as are dealt.
      for (int card = 0; card < 2 * subject.players; ++card) {
        const auto left = static_cast<unsigned>(static_cast<int>(deck.size()) - card);
        const auto from = static_cast<std::size_t>(card);
        std::swap(deck[from], deck[from + random.below(left)]);
        if (card % 2 == 1) hands[from / 2] = ranks.of(deck[from - 1], deck[from]);
      }
      engine::betting::State round =
          engine::betting::begin(rules, subject.players, 0, money, kAnte);
      while (!round.over) {
        const engine::betting::Options options = engine::betting::options(rules, round);
        const auto choice = random.below(static_cast<unsigned>(options.count()));
        engine::betting::act(rules, round, options.at(static_cast<std::int32_t>(choice)));
      }
      benchmark::DoNotOptimize(engine::betting::settle(
          rules, round, engine::betting::showdown(rules, ranks, round, hands)));
    }
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
