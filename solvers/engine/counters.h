// Sixteen counters of captured cards, one byte each. A counter starts at 128 minus its threshold,
// so its highest bit says whether the threshold is reached: one mask tests them all.
#pragma once

#include <cstdint>

namespace hanaproof::engine {

inline constexpr int kCounters = 16;

struct Counters {
  std::uint64_t low = 0;   // counters 0..7
  std::uint64_t high = 0;  // counters 8..15

  friend constexpr Counters operator+(Counters a, Counters b) {
    return {a.low + b.low, a.high + b.high};
  }
  friend constexpr Counters operator-(Counters a, Counters b) {
    return {a.low - b.low, a.high - b.high};
  }
  friend constexpr bool operator==(const Counters&, const Counters&) = default;

  constexpr bool reaches_any(Counters flags) const {
    return ((low & flags.low) | (high & flags.high)) != 0;
  }
};

// Which counters have reached their thresholds: bit i is counter i.
using Reached = std::uint16_t;

constexpr Reached reached(Counters counters) {
  // Gathers the highest bit of each byte in the top byte.
  const auto gather = [](std::uint64_t bytes) {
    return ((bytes & 0x8080'8080'8080'8080U) >> 7) * 0x0102'0408'1020'4080U >> 56;
  };
  return static_cast<Reached>(gather(counters.low) | gather(counters.high) << 8);
}

// The flag of one counter: the highest bit of its byte.
constexpr Counters flag(int counter) {
  const std::uint64_t top = std::uint64_t{0x80} << (8 * (counter % 8));
  return counter < 8 ? Counters{top, 0} : Counters{0, top};
}
// One card more in one counter.
constexpr Counters one(int counter) {
  const std::uint64_t unit = std::uint64_t{1} << (8 * (counter % 8));
  return counter < 8 ? Counters{unit, 0} : Counters{0, unit};
}

}  // namespace hanaproof::engine
