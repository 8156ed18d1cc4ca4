#include "checker/situations/piles.h"

#include "model/cards/dice.h"

namespace hanaproof::checker {

using cards::Card;
using cards::CardSet;
using cards::Dice;

namespace {

constexpr int kPiles = 2000;

CardSet random_pile(Dice& dice) {
  const int density = 10 + dice.roll(80);
  CardSet pile;
  for (int month = 1; month <= cards::kMonths; ++month) {
    if (!dice.chance(density)) continue;
    if (dice.chance(density / 3)) {
      pile |= CardSet::month(month);
      continue;
    }
    const int first = 1 + dice.roll(cards::kCardsPerMonth);
    const int second =
        1 + (first - 1 + 1 + dice.roll(cards::kCardsPerMonth - 1)) % cards::kCardsPerMonth;
    pile |= CardSet{Card::of(month, first), Card::of(month, second)};
  }
  return pile;
}

}  // namespace

const std::vector<CardSet>& sample_piles() {
  static const std::vector<CardSet> all = [] {
    Dice dice(kPiles);
    std::vector<CardSet> piles;
    for (int i = 0; i < kPiles; ++i) piles.push_back(random_pile(dice));
    return piles;
  }();
  return all;
}

}  // namespace hanaproof::checker
