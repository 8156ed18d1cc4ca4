// Arithmetic on the months of a 48-bit card set, all twelve nibbles at once (SWAR).
#pragma once

#include <bit>
#include <cstdint>

namespace hanaproof::engine {

// Bit i is the card with index i; the four cards of a month are one nibble.
using Bits = std::uint64_t;

inline constexpr Bits kLowOfMonth = 0x1111'1111'1111;  // the lowest bit of each month

constexpr Bits bit(int card) { return Bits{1} << card; }
constexpr int count(Bits set) { return std::popcount(set); }
constexpr int lowest(Bits set) { return std::countr_zero(set); }
// Month 0..11 of a card.
constexpr int month_of(int card) { return card >> 2; }
// All four cards of month 0..11.
constexpr Bits whole_month(int month) { return Bits{0xF} << (4 * month); }
constexpr Bits whole_month_of(int card) { return Bits{0xF} << (card & ~3); }
// The cards of month 0..11 that a set holds, as a nibble.
constexpr unsigned nibble(Bits set, int month) {
  return static_cast<unsigned>(set >> (4 * month)) & 0xFU;
}
// From the lowest bit of months to all their cards.
constexpr Bits widen(Bits low_bits) { return low_bits * 0xF; }

inline constexpr int kNovember = 10;   // as a month 0..11
inline constexpr int kLightning = 43;  // B4

// How many cards of each month a set holds: 0..4 in each nibble.
constexpr Bits month_counts(Bits set) {
  const Bits pairs = set - ((set >> 1) & 0x5555'5555'5555);
  return (pairs & 0x3333'3333'3333) + ((pairs >> 2) & 0x3333'3333'3333);
}

// All cards of the months of which a set holds any, exactly two, all four cards.
constexpr Bits months_with_any(Bits set) {
  const Bits pairs = set | (set >> 1);
  return widen((pairs | (pairs >> 2)) & kLowOfMonth);
}
constexpr Bits months_with_two(Bits set) {
  const Bits counts = month_counts(set);
  return widen((counts >> 1) & ~counts & kLowOfMonth);
}
constexpr Bits months_with_four(Bits set) {
  const Bits pairs = set & (set >> 1);
  return widen(pairs & (pairs >> 2) & kLowOfMonth);
}

}  // namespace hanaproof::engine
