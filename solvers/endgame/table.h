// A transposition table: of fixed size, without allocation once it is made.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solvers/engine/move.h"

namespace hanaproof::endgame {

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

inline constexpr int kUnbounded = 1'000'000;  // more than any round gives

// What is known of a position: its value for the player at turn lies in low..high.
struct Entry {
  std::uint64_t check = 0;
  std::int32_t low = -kUnbounded;
  std::int32_t high = kUnbounded;
  engine::Move best;         // the move to try first
  std::uint16_t depth = 0;   // cards still to be played or drawn: how much work it stands for
  std::uint16_t season = 0;  // the search that wrote it; 0: empty
};

class Table {
 public:
  // Room for 2^log2_entries entries of 32 bytes; at least two.
  explicit Table(int log2_entries);

  // Forgets everything.
  void clear();
  // Says that the entry of a position will be wanted soon.
  void prefetch(Key key) const { __builtin_prefetch(&bucket(key)); }
  // The entry of a position; null when there is none. Valid until the next `store`.
  const Entry* find(Key key) const {
    for (const Entry& entry : bucket(key)) {
      if (is_of(entry, key)) return &entry;
    }
    return nullptr;
  }
  // Puts an entry (all but `check` and `season`) in the place of the same position's, else of an
  // old one's, else of the one that less work went into.
  void store(Key key, Entry entry) {
    Bucket& old = buckets_[place(key)];
    const auto work = [&](const Entry& stored) {
      return stored.season == season_ ? stored.depth : 0;
    };
    std::size_t least = work(old.entries[0]) <= work(old.entries[1]) ? 0 : 1;
    if (is_of(old.entries[1 - least], key)) least = 1 - least;
    entry.check = key.check;
    entry.season = season_;
    old.entries[least] = entry;
  }

 private:
  // Where a position may stand: one line of the cache.
  struct alignas(64) Bucket {
    std::array<Entry, 2> entries;
  };

  std::size_t place(Key key) const {
    return static_cast<std::size_t>(key.place) & (buckets_.size() - 1);
  }
  const std::array<Entry, 2>& bucket(Key key) const { return buckets_[place(key)].entries; }
  bool is_of(const Entry& entry, Key key) const {
    return entry.check == key.check && entry.season == season_;
  }

  std::vector<Bucket> buckets_;
  std::uint16_t season_ = 1;
};

}  // namespace hanaproof::endgame
