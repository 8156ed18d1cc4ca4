// The most that each seat can still capture, counted by what counts for yaku.
#pragma once

#include <algorithm>
#include <array>

#include "solvers/endgame/future.h"
#include "solvers/engine/score.h"

namespace hanaproof::endgame {

// Of a player against whom the other captures whatever can be captured: whatever the other could do
// instead is no worse for the other, so these are bounds of best play. Cards are captured two by
// two, one of them put by the player, unless a card meets three.
class Reach {
 public:
  explicit Reach(const engine::Tables& tables) {
    const bool compulsory = leaves_nothing(tables.played);
    forced_ = compulsory && leaves_nothing(tables.drawn);
    pays_ =
        !compulsory && !tables.wildcard.on && !(tables.ends_with_stock && !tables.empty_hand_ends);
    if (!pays_) return;
    const bool pairs = takes_one_of_two(tables.played) && takes_one_of_two(tables.drawn);
    for (int month = 0; month < 12; ++month) {
      const auto gain = [&](unsigned cards) { return tables.yaku.gain(month, cards); };
      for (unsigned index = 0; index < 256; ++index) {
        const unsigned own = index & 0xF;
        const unsigned other = index >> 4;
        gains_[static_cast<std::size_t>(month)][index] =
            gained(gain, pairs, {own & ~other, other & ~own, own & other});
      }
    }
  }

  // Whether the bounds save more time than they take: where a card of the hand may leave what it
  // could capture, and the round ends before the stock. Elsewhere they save a quarter of the
  // positions at most, and cost more than that; `most` may not be asked then.
  bool pays() const { return pays_; }
  // Whether nobody can but capture whatever can be captured: the bounds then hold for any play.
  bool forced() const { return forced_; }

  // No counter of either seat can get higher. `puts`: the cards that each seat will put on the
  // table; `open`: the months in which a card can still be captured.
  template <engine::Shape S>
  std::array<engine::Counters, 2> most(const engine::Game<S>& game, const engine::State<2>& state,
                                       const std::array<Bits, 2>& puts, Bits open) const {
    std::array<engine::Counters, 2> sums{game.counters(state, 0), game.counters(state, 1)};
    for (Bits months = open & engine::kLowOfMonth; months != 0; months &= months - 1) {
      const int month = engine::month_of(engine::lowest(months));
      const unsigned first = engine::nibble(puts[0] | state.field, month);
      const unsigned second = engine::nibble(puts[1] | state.field, month);
      const auto& gains = gains_[static_cast<std::size_t>(month)];
      sums[0] = sums[0] + gains[first | second << 4];
      sums[1] = sums[1] + gains[second | first << 4];
    }
    return sums;
  }

 private:
  // The cards of a month, by where they come from.
  struct Month {
    unsigned own = 0;
    unsigned other = 0;
    unsigned field = 0;
  };
  // The most that a player gains of a month. `pairs`: a capture takes one card or three.
  static engine::Counters gained(const auto& gain, bool pairs, Month cards) {
    const unsigned all = cards.own | cards.other | cards.field;
    if (cards.own == 0 || std::popcount(all) < 2) return {};
    const int on_field = std::popcount(cards.field);
    if (!pairs || on_field == 3) return gain(all);
    if (std::popcount(cards.own) == 1) {
      // What the other puts takes the only card that it meets.
      const bool met = on_field > 0 && std::popcount(cards.other) == 1;
      return gain(cards.own) + largest(gain, cards.field | (met ? 0 : cards.other), 1);
    }
    return std::popcount(all) == 3 ? largest(gain, all, 2) : gain(all);
  }
  // The most that so many of these cards add to each counter.
  static engine::Counters largest(const auto& gain, unsigned cards, int number) {
    engine::Counters most;
    for (unsigned some = cards; some != 0; some = (some - 1) & cards) {
      if (std::popcount(some) == number) most = larger(most, gain(some));
    }
    return most;
  }
  static bool takes_one_of_two(const engine::CaptureTable& table) {
    for (const engine::Captures& captures : {table[0b0011], table[0b0110], table[0b1010]}) {
      for (std::size_t i = 0; i < captures.ways; ++i) {
        if (std::popcount(captures.takes[i]) > 1) return false;
      }
    }
    return true;
  }
  static bool leaves_nothing(const engine::CaptureTable& table) {
    for (std::size_t meets = 1; meets < 15; ++meets) {
      for (std::size_t i = 0; i < table[meets].ways; ++i) {
        if (table[meets].takes[i] == 0) return false;
      }
    }
    return true;
  }
  static engine::Counters larger(engine::Counters a, engine::Counters b) {
    return {larger(a.low, b.low), larger(a.high, b.high)};
  }
  // Byte by byte.
  static std::uint64_t larger(std::uint64_t a, std::uint64_t b) {
    std::uint64_t most = 0;
    for (int shift = 0; shift < 64; shift += 8) {
      most |= std::max(a >> shift & 0xFF, b >> shift & 0xFF) << shift;
    }
    return most;
  }

  bool pays_ = false;
  bool forced_ = false;
  // By month, and by its cards that the player or the field, and the other or the field, has.
  std::array<std::array<engine::Counters, 256>, 12> gains_{};
};

}  // namespace hanaproof::endgame
