// A fast small generator: wyrand (Wang Yi 2019), 64 bits of state. Its state is a counter, so that
// numbers drawn one after the other do not wait for each other. Not for secrets.
#pragma once

#include <cstdint>

namespace hanaproof::engine {

class Random {
 public:
  // The same seed gives the same numbers on any machine.
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0xA076'1D64'78BD'642FU;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xE703'7ED1'A0B4'28DBU);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

  // 0..n-1. No number is more likely than another by more than n in 2^64.
  constexpr unsigned below(unsigned n) {
    return static_cast<unsigned>(static_cast<Wide>(next()) * n >> 64);
  }

 private:
  __extension__ typedef unsigned __int128 Wide;
  std::uint64_t state_;
};

}  // namespace hanaproof::engine
