// Counting move sequences where positions come up again: each is counted once, as long as the table
// remembers it.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <vector>

#include "solvers/engine/key.h"
#include "solvers/engine/perft.h"

namespace hanaproof::engine {

// Counts by position, shared by threads without a lock: an entry that two of them have written half
// each is not found (Hyatt, Mann, "A lockless transposition table implementation for parallel
// search", 2002).
class CountTable {
 public:
  // Room for 2^log2_entries counts of 16 bytes; at least two.
  explicit CountTable(int log2_entries)
      : buckets_(std::size_t{1} << (log2_entries > 1 ? log2_entries - 1 : 0)) {}

  std::optional<std::uint64_t> find(Key key) const {
    for (const Slot& slot : buckets_[place(key)].slots) {
      const std::uint64_t count = slot.count.load(std::memory_order_relaxed);
      if ((slot.mixed.load(std::memory_order_relaxed) ^ count) == key.check) return count;
    }
    return std::nullopt;
  }
  // In the place of a smaller count, which was less work; else of the last one.
  void store(Key key, std::uint64_t count) {
    auto& [large, last] = buckets_[place(key)].slots;
    Slot& slot = count >= large.count.load(std::memory_order_relaxed) ? large : last;
    slot.count.store(count, std::memory_order_relaxed);
    slot.mixed.store(key.check ^ count, std::memory_order_relaxed);
  }

 private:
  struct Slot {
    std::atomic<std::uint64_t> mixed = 0;  // the position's check, with the count mixed in
    std::atomic<std::uint64_t> count = 0;
  };
  struct Bucket {
    std::array<Slot, 2> slots;
  };

  std::size_t place(Key key) const {
    return static_cast<std::size_t>(key.place) & (buckets_.size() - 1);
  }

  std::vector<Bucket> buckets_;
};

// Equal keys: the same lines of moves to this depth, for positions of one game. Left out is what
// only the score asks for.
struct LineKeys {
  template <Shape S>
  static Key of(const State<S.players>& state, int depth) {
    Mixer mixer;
    for (const Bits hand : state.hand) mixer.take(hand);
    mixer.take(state.field | std::uint64_t{state.next} << 48 |
               static_cast<std::uint64_t>(state.phase) << 56 | std::uint64_t{state.turn} << 60);
    mixer.take(std::uint64_t{state.drawn} | static_cast<std::uint64_t>(depth) << 8 |
               (state.before_draw ? std::uint64_t{1} << 16 : 0));
    if constexpr (!S.plain) {
      mixer.take(std::uint64_t{state.barred} | std::uint64_t{state.november} << 16 |
                 std::uint64_t{state.wild_took} << 24 |
                 std::uint64_t{static_cast<std::uint16_t>(state.wild_player)} << 32);
    }
    if constexpr (S.calls) {
      for (const Bits captured : state.captured) mixer.take(captured);
      for (std::size_t seat = 0; seat < S.players; ++seat) {
        mixer.take(std::uint64_t{state.called_yaku[seat]} |
                   std::uint64_t{static_cast<std::uint16_t>(state.called_at[seat])} << 32 |
                   std::uint64_t{state.calls[seat]} << 48);
      }
    }
    return mixer.key();
  }
};

// Shallower counts are made faster than they are looked up.
inline constexpr int kShallowestRemembered = 4;

// The same as `perft`. Throws std::overflow_error beyond 64 bits.
template <class Keys = LineKeys, Shape S>
std::uint64_t perft(const Game<S>& game, const State<S.players>& state, int depth,
                    CountTable& table) {
  if (depth < kShallowestRemembered) return perft(game, state, depth);
  const Key key = Keys::template of<S>(state, depth);
  if (const auto known = table.find(key)) return *known;
  std::uint64_t sum = 0;
  sum_over_moves(game, state, [&](const State<S.players>& child) {
    const std::uint64_t nodes = perft<Keys>(game, child, depth - 1, table);
    if (__builtin_add_overflow(sum, nodes, &sum)) {
      throw std::overflow_error("there are more lines than a count of 64 bits holds");
    }
    return nodes;
  });
  table.store(key, sum);
  return sum;
}

}  // namespace hanaproof::engine
