// Chance that repeats: the same seed gives the same numbers on any machine, with any standard
// library. All chance in the product comes from here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace hanaproof::cards {

// SplitMix64 (Steele, Lea and Flood 2014): its state is a counter, so that numbers drawn one after
// the other do not wait for each other. Not for secrets.
class Dice {
 public:
  explicit constexpr Dice(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  // 0..n-1. No number is more likely than another by more than n in 2^64.
  constexpr int roll(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
  // The same without a division, for engines: other numbers from the same seed.
  constexpr std::uint64_t below(std::uint64_t n) {
    return static_cast<std::uint64_t>(static_cast<Wide>(next()) * n >> 64);
  }
  constexpr bool chance(int in_hundred) { return roll(100) < in_hundred; }
  // One of a list, all equally likely.
  template <class List>
  constexpr const auto& pick(const List& list) {
    return list[static_cast<std::size_t>(roll(static_cast<int>(list.size())))];
  }
  // Puts a sequence in random order.
  template <class List>
  constexpr void shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) {
      std::swap(list[i - 1], list[static_cast<std::size_t>(roll(static_cast<int>(i)))]);
    }
  }
  template <class List>
  constexpr List shuffled(List list) {
    shuffle(list);
    return list;
  }

 private:
  __extension__ typedef unsigned __int128 Wide;
  std::uint64_t state_;
};

}  // namespace hanaproof::cards
