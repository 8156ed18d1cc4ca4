// A transposition table: of fixed size, without allocation once it is made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "solvers/endgame/key.h"
#include "solvers/engine/move.h"

namespace hanaproof::endgame {

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
  // Room for 2^log2_entries entries of 24 bytes; at least two.
  explicit Table(int log2_entries);

  // Forgets everything.
  void clear();
  // The entry of a position; null when there is none. Valid until the next `store`.
  const Entry* find(Key key) const {
    const Entry* entry = &entries_[bucket(key)];
    if (entry->check == key.check && entry->season == season_) return entry;
    ++entry;
    return entry->check == key.check && entry->season == season_ ? entry : nullptr;
  }
  // Puts an entry (all but `check` and `season`) in the place of the same position's, else of an
  // old one's, else of the one that less work went into.
  void store(Key key, Entry entry) {
    Entry* first = &entries_[bucket(key)];
    Entry* second = first + 1;
    const auto is_ours = [&](const Entry* old) {
      return old->check == key.check && old->season == season_;
    };
    const auto work = [&](const Entry* old) { return old->season == season_ ? old->depth : 0; };
    Entry* place = work(first) <= work(second) ? first : second;
    if (is_ours(first)) place = first;
    if (is_ours(second)) place = second;
    entry.check = key.check;
    entry.season = season_;
    *place = entry;
  }

 private:
  std::size_t bucket(Key key) const { return static_cast<std::size_t>(key.place) & mask_; }

  std::vector<Entry> entries_;
  std::size_t mask_;
  std::uint16_t season_ = 1;
};

}  // namespace hanaproof::endgame
