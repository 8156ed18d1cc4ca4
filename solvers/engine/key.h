// What tables of positions go by.
#pragma once

#include <cstdint>

namespace hanaproof::engine {

// A position in 128 bits. Two positions that differ share both words with a probability of about
// 2^-64 for each pair that meets in one place of a table: not in the life of this program.
struct Key {
  std::uint64_t place = 0;
  std::uint64_t check = 0;
  friend bool operator==(const Key&, const Key&) = default;
};

// Takes a position word by word.
class Mixer {
 public:
  void take(std::uint64_t word) {
    const Product product = Product{state_ ^ word} * kOdd;
    state_ = static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    check_ = (check_ ^ (word + (state_ >> 7))) * kOther;
    check_ ^= check_ >> 32;
  }
  Key key() const { return {state_, check_}; }

 private:
  __extension__ using Product = unsigned __int128;
  static constexpr std::uint64_t kOdd = 0x9E37'79B9'7F4A'7C15;
  static constexpr std::uint64_t kOther = 0xD6E8'FEB8'6659'FD93;
  std::uint64_t state_ = 0x2545'F491'4F6C'DD1D;
  std::uint64_t check_ = 0x1234'5678'9ABC'DEF1;
};

}  // namespace hanaproof::engine
