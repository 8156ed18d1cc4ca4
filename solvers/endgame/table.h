// A transposition table that grows with what is stored.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solvers/engine/key.h"
#include "solvers/engine/move.h"

namespace hanaproof::endgame {

using engine::Key;
using engine::Mixer;

inline constexpr int kUnbounded = 1'000'000;  // more than any round gives

// What is known of a position: its value for the player at turn lies in low..high.
struct Entry {
  int low = -kUnbounded;
  int high = kUnbounded;
  engine::Move best;       // the move to try first
  std::uint8_t depth = 0;  // cards still to be played or drawn: how much work it stands for
};

// An entry in sixteen bytes.
class Slot {
 public:
  Slot() = default;
  Slot(std::uint64_t check, std::uint8_t season, const Entry& entry)
      : check_(check),
        low_(saturated(entry.low)),
        high_(saturated(entry.high)),
        best_(packed(entry.best)),
        depth_(entry.depth),
        season_(season) {}

  bool is_of(std::uint64_t check, std::uint8_t season) const {
    return check_ == check && season_ == season;
  }
  int work(std::uint8_t season) const { return season_ == season ? depth_ : 0; }
  Entry entry() const {
    return {low_ == -kMost ? -kUnbounded : low_, high_ == kMost ? kUnbounded : high_,
            unpacked(best_), depth_};
  }

 private:
  static constexpr int kMost = 0x7FFF;
  static constexpr unsigned kCall = 48;  // as a card: the first call

  // A bound that the slot cannot hold says less, or nothing.
  static std::int16_t saturated(int bound) {
    return static_cast<std::int16_t>(std::clamp(bound, -kMost, kMost));
  }
  static std::uint16_t packed(engine::Move move) {
    const unsigned card = move.sort == engine::Move::Sort::card
                              ? move.card
                              : kCall + static_cast<unsigned>(move.sort);
    return static_cast<std::uint16_t>(card << 8 | unsigned{move.month} << 4 | move.takes);
  }
  static engine::Move unpacked(unsigned move) {
    const unsigned card = move >> 8;
    if (card >= kCall) return engine::Move::call(static_cast<engine::Move::Sort>(card - kCall));
    return engine::Move::of_card(static_cast<int>(card), static_cast<int>(move >> 4 & 0xF),
                                 move & 0xF);
  }

  std::uint64_t check_ = 0;
  std::int16_t low_ = -kMost;
  std::int16_t high_ = kMost;
  std::uint16_t best_ = 0;
  std::uint8_t depth_ = 0;
  std::uint8_t season_ = 0;  // the search that wrote it; 0: empty
};
static_assert(sizeof(Slot) == 16);

class Table {
 public:
  // Room for 2^log2_entries entries of 16 bytes in the end, at least four. It begins with what a
  // cache of the processor holds: most searches need no more.
  explicit Table(int log2_entries);

  // Forgets everything.
  void clear();
  // Says that the entry of a position will be wanted soon.
  void prefetch(Key key) const { __builtin_prefetch(&buckets_[place(key)]); }
  // The entry of a position; nothing when there is none.
  std::optional<Entry> find(Key key) const {
    for (const Slot& slot : buckets_[place(key)].slots) {
      if (slot.is_of(key.check, season_)) return slot.entry();
    }
    return std::nullopt;
  }
  // Puts an entry in the place of the same position's, else of an old one's, else of the one that
  // least work went into.
  void store(Key key, const Entry& entry) {
    if (++stored_ > kStoresEach * kSlots * buckets_.size()) grow();
    auto& slots = buckets_[place(key)].slots;
    Slot* put = slots.data();
    for (Slot& slot : slots) {
      if (slot.is_of(key.check, season_)) {
        put = &slot;
        break;
      }
      if (slot.work(season_) < put->work(season_)) put = &slot;
    }
    *put = Slot(key.check, season_, entry);
  }

 private:
  static constexpr std::size_t kSlots = 4;
  // So many times as often as there is room, before there is more of it.
  static constexpr std::size_t kStoresEach = 2;

  // Where a position may stand: one line of the cache.
  struct alignas(64) Bucket {
    std::array<Slot, kSlots> slots;
  };

  // To four times the room, if it may; everything known is still found.
  void grow();

  std::size_t place(Key key) const {
    return static_cast<std::size_t>(key.place) & (buckets_.size() - 1);
  }

  std::size_t most_;  // buckets
  std::vector<Bucket> buckets_;
  std::uint64_t stored_ = 0;  // since there is so much room, or since everything was forgotten
  std::uint8_t season_ = 1;
};

}  // namespace hanaproof::endgame
