// The betting engine against the spec: rounds of bets at random, from the starting stake to the
// settlement, every legal bet equally likely. Both are given the same kind of rounds.
#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/sutda/showdown.h"
#include "solvers/betting/settle.h"
#include "solvers/engine/random.h"
#include "tests/bench/compare.h"
#include "tests/bench/tables.h"

namespace hanaproof::bench {
namespace {

constexpr int kMoney = 20;
constexpr int kAnte = 1;

// What the spec takes for a round.
double spec_round(const rulebook::Ruleset& ruleset) {
  const sutda::Rules rules(ruleset);
  const std::vector<int> money(static_cast<std::size_t>(rules.players()), kMoney);
  std::vector<cards::Card> deck = sutda::deck(rules).cards();
  cards::Dice dice(1);
  return seconds_each([&] {
    dice.shuffle(deck);
    sutda::Betting betting = sutda::begin(rules, 0, money, kAnte);
    while (!betting.over) {
      const auto legal = sutda::legal_bets(rules, betting);
      betting =
          sutda::bet(rules, betting,
                     legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))]);
    }
    sutda::Round round{0, betting.seats, {}};
    for (const cards::CardSet hand : sutda::deal(rules.players(), 0, deck)) {
      round.hands.push_back(sutda::standing(rules, hand));
    }
    benchmark::DoNotOptimize(sutda::settle(rules, round));
    return 1;
  });
}

void engine_rounds(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const double spec = spec_round(ruleset);
  const betting::Rules rules(ruleset);
  const betting::RankTable ranks(ruleset);
  betting::PerSeat<std::int32_t> money{};
  std::fill_n(money.begin(), subject.players, kMoney);
  std::vector<cards::Card> deck = ranks.deck();
  engine::Random random(1);
  run(state, spec, [&] {
    constexpr int kRounds = 1000;
    for (int i = 0; i < kRounds; ++i) {
      betting::Hands hands{};
      // As many cards of the deck in random order as are dealt.
      for (int card = 0; card < 2 * subject.players; ++card) {
        const auto left = static_cast<unsigned>(static_cast<int>(deck.size()) - card);
        const auto from = static_cast<std::size_t>(card);
        std::swap(deck[from], deck[from + random.below(left)]);
        if (card % 2 == 1) hands[from / 2] = ranks.of(deck[from - 1], deck[from]);
      }
      betting::State round = betting::begin(rules, subject.players, 0, money, kAnte);
      while (!round.over) {
        const betting::Options options = betting::options(rules, round);
        const auto choice = random.below(static_cast<unsigned>(options.count()));
        betting::act(rules, round, options.at(static_cast<std::int32_t>(choice)));
      }
      benchmark::DoNotOptimize(
          betting::settle(rules, round, betting::showdown(rules, ranks, round, hands)));
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
}  // namespace hanaproof::bench
