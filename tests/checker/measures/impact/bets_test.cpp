// Rounds of betting in lockstep, held against the spec in other rounds of the same kind.
#include "checker/measures/impact/rounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "model/cards/dice.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/showdown.h"
#include "tests/checker/measures/impact/rules.h"

namespace hanaproof::impact::bets_test {
namespace {

using cards::Dice;
using notation::Bet;
using spec::betting::Betting;
using spec::betting::Rules;
using testing::pair;

// Fold, follow or raise, equally likely as far as they are legal, then any raise.
Bet random_bet(const Rules& rules, const Betting& betting, Dice& dice) {
  std::vector<std::vector<Bet>> sorts(3);
  for (const Bet& bet : spec::betting::legal_bets(rules, betting)) {
    sorts[static_cast<std::size_t>(bet.sort)].push_back(bet);
  }
  std::erase_if(sorts, [](const auto& bets) { return bets.empty(); });
  return dice.pick(dice.pick(sorts));
}

// Whether a random round is settled differently; the rules do not differ in how to bet.
bool is_hit(const Rules& a, const Rules& b, Dice& dice) {
  const int players = a.players();
  std::vector<int> money;
  for (int seat = 0; seat < players; ++seat) money.push_back(1 + dice.roll(12));
  const int ante = 1 + dice.roll(2);
  const auto cards = dice.shuffled(spec::betting::deck(a).cards());
  spec::betting::Betting betting = spec::betting::begin(a, dice.roll(players), money, ante);
  while (!betting.over) betting = spec::betting::bet(a, betting, random_bet(a, betting, dice));
  const auto settle = [&](const Rules& rules) {
    spec::betting::Round round{betting.dealer, betting.seats, {}};
    for (std::size_t seat = 0; seat < money.size(); ++seat) {
      const cards::CardSet hand = {cards[2 * seat], cards[2 * seat + 1]};
      round.hands.push_back(spec::betting::standing(rules, hand));
    }
    const auto settled = spec::betting::settle(rules, round);
    return std::pair(settled, spec::betting::next_dealer(rules, betting, settled));
  };
  return settle(a) != settle(b);
}

class Bets : public ::testing::TestWithParam<int> {};

TEST_P(Bets, DifferAsOftenAsUnderTheSpec) {
  const auto sides =
      pair("robin-red.sutda.fr", "combination.order",
           R"x(["curtain-moon", "pair-10", "pair-9", "pair-8", "pair-7"])x", GetParam());
  constexpr int kRounds = 20'000;
  const checker::Share share = bets_in_lockstep(
      sides, {1, {0, 0, 0, static_cast<std::uint64_t>(kRounds)}, cards::CardSet::all()});
  const Rules a(sides[0]);
  const Rules b(sides[1]);
  Dice dice(20160523);
  int hits = 0;
  for (int i = 0; i < kRounds; ++i) hits += is_hit(a, b, dice) ? 1 : 0;
  EXPECT_GT(hits, 100);
  // Two samples of one share: four standard deviations of their difference.
  const double one = std::stod(share.hits) / kRounds;
  const double other = static_cast<double>(hits) / kRounds;
  EXPECT_NEAR(one, other, 4 * std::sqrt(2 * other * (1 - other) / kRounds));
}

INSTANTIATE_TEST_SUITE_P(, Bets, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace hanaproof::impact::bets_test
