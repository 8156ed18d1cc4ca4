// Chance that repeats: the same seed gives the same numbers on any machine.
#pragma once

#include <cstdint>
#include <vector>

#include "model/cards/card.h"

namespace hanaproof::cards {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  // 0..n-1.
  int roll(int n);
  bool chance(int in_hundred) { return roll(100) < in_hundred; }
  // In random order.
  void shuffle(std::vector<Card>& cards);

 private:
  std::uint64_t state_;
};

}  // namespace hanaproof::cards
