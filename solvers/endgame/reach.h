// The most that a seat can still capture, counted by what counts for yaku.
#pragma once

#include <algorithm>

#include "solvers/endgame/future.h"
#include "solvers/engine/score.h"

namespace hanaproof::endgame {

// Of a player against whom the other captures whatever can be captured: whatever the other could do
// instead is no worse for the other, so these are bounds of best play. Cards are captured two by
// two, one of them put by the player, unless a card meets three.
class Reach {
 public:
  explicit Reach(const engine::Tables& tables) : tables_(tables) {
    forced_ = leaves_nothing(tables.played) && leaves_nothing(tables.drawn);
    pairs_ =
        !tables.wildcard.on && takes_one_of_two(tables.played) && takes_one_of_two(tables.drawn);
    for (int month = 0; month < 12; ++month) {
      const auto gain = [&](unsigned cards) { return tables.yaku.gain(month, cards); };
      for (unsigned cards = 1; cards < 16; ++cards) {
        Best& most = best_[static_cast<std::size_t>(month)][cards];
        for (unsigned some = cards; some != 0; some = (some - 1) & cards) {
          if (std::popcount(some) == 1) most.card = larger(most.card, gain(some));
          if (std::popcount(some) == 2) most.pair = larger(most.pair, gain(some));
        }
      }
    }
  }

  // Whether nobody can but capture whatever can be captured: the bounds then hold for any play.
  bool forced() const { return forced_; }

  // No counter can get higher. `puts`: the cards that each seat will put on the table.
  template <engine::Shape S>
  engine::Counters most(const engine::Game<S>& game, const engine::State<2>& state, int seat,
                        Bits own, Bits others, Bits open) const {
    const engine::YakuTable& yaku = tables_.yaku;
    const Bits mine = engine::months_with_any(own) & open;
    const Bits counts_own = engine::month_counts(own & mine);
    const Bits counts_field = engine::month_counts(state.field & mine);
    const Bits all = (own | others | state.field) & mine;
    const Bits counts_all = engine::month_counts(all);
    const Bits pairs = pairs_ ? ~(counts_field & (counts_field >> 1)) & engine::kLowOfMonth : 0;
    const Bits single = pairs & counts_own & ~(counts_own >> 1);
    const Bits three = pairs & ~single & counts_all & (counts_all >> 1);
    // What the other puts takes the only card that it meets.
    const Bits counts_other = engine::month_counts(others & mine);
    const Bits met = engine::widen((counts_field | (counts_field >> 1)) & counts_other &
                                   ~(counts_other >> 1) & engine::kLowOfMonth);
    const Bits left = all & ~own & ~(others & met);
    engine::Counters sum = game.counters(state, seat);
    const auto add = [&](Bits months, auto gain) {
      for (; months != 0; months &= months - 1) {
        sum = sum + gain(engine::month_of(engine::lowest(months)));
      }
    };
    add(mine & engine::kLowOfMonth & ~single & ~three,
        [&](int month) { return yaku.gain(month, engine::nibble(all, month)); });
    add(three, [&](int month) { return best(all, month).pair; });
    add(single, [&](int month) {
      return yaku.gain(month, engine::nibble(own, month)) + best(left, month).card;
    });
    return sum;
  }

 private:
  // The most that one card and two cards of a month add to each counter.
  struct Best {
    engine::Counters card;
    engine::Counters pair;
  };
  const Best& best(Bits cards, int month) const {
    return best_[static_cast<std::size_t>(month)][engine::nibble(cards, month)];
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

  const engine::Tables& tables_;
  bool forced_ = false;
  bool pairs_ = false;  // a capture takes one card or three
  std::array<std::array<Best, 16>, 12> best_{};
};

}  // namespace hanaproof::endgame
