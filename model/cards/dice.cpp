#include "model/cards/dice.h"

#include <utility>

namespace hanaproof::cards {

int Dice::roll(int n) {
  // SplitMix64 (Steele, Lea and Flood 2014).
  state_ += 0x9E3779B97F4A7C15U;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return static_cast<int>((z ^ (z >> 31U)) % static_cast<std::uint64_t>(n));
}

void Dice::shuffle(std::vector<Card>& cards) {
  for (std::size_t i = cards.size(); i > 1; --i) {
    std::swap(cards[i - 1], cards[static_cast<std::size_t>(roll(static_cast<int>(i)))]);
  }
}

}  // namespace hanaproof::cards
