// Numbers of 64 bits that stand for what went into them: the same on every machine.
#pragma once

#include <cstdint>
#include <string_view>

#include "model/cards/card_set.h"
#include "model/cards/dice.h"

namespace hanaproof::signature {

// Spreads every bit of a word over all of them; 0 is not a fixed point.
constexpr std::uint64_t mixed(std::uint64_t word) { return cards::Dice(word).next(); }

// Of a sequence: the order in which things are added counts.
class Digest {
 public:
  Digest& add(std::uint64_t word) {
    value_ = mixed(value_ ^ mixed(word));
    return *this;
  }
  Digest& add(int number) { return add(static_cast<std::uint64_t>(std::int64_t{number})); }
  Digest& add(bool truth) { return add(truth ? 1 : 0); }
  Digest& add(cards::CardSet cards) { return add(cards.bits()); }
  Digest& add(std::string_view word) {
    for (const char letter : word) add(static_cast<int>(letter));
    return add(static_cast<int>(word.size()));
  }
  // A list, its length included.
  template <class List>
  Digest& add_all(const List& list) {
    for (const auto& entry : list) add(entry);
    return add(static_cast<int>(list.size()));
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

// Of a collection: the order in which things are added does not count, how often does.
class Gathered {
 public:
  void add(std::uint64_t digest) {
    sum_ += mixed(digest);
    ++count_;
  }
  std::uint64_t value() const { return Digest().add(sum_).add(count_).value(); }

 private:
  std::uint64_t sum_ = 0;
  std::uint64_t count_ = 0;
};

}  // namespace hanaproof::signature
