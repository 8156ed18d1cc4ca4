// What is certain of a position without looking further.
#pragma once

#include <algorithm>
#include <array>

#include "solvers/endgame/future.h"
#include "solvers/endgame/position_key.h"
#include "solvers/endgame/table.h"
#include "solvers/endgame/worth.h"

namespace hanaproof::endgame {

// The value for the player at turn lies in low..high.
struct Range {
  int low = -kUnbounded;
  int high = kUnbounded;
};

// Where cards are counted: each side gains at most all cards of the months that it can still
// capture in, and makes the yaku that these complete. Where yaku are: who can make none gains
// nothing.
template <engine::Shape S>
class Bounds {
 public:
  Bounds(const engine::Game<S>& game, const Future<S>& future) : game_(game), future_(future) {}

  Range of(const engine::State<2>& state) const {
    const std::array<Bits, 2> puts = {future_.puts(state, 0), future_.puts(state, 1)};
    const Bits cards = puts[0] | puts[1] | state.field;
    const auto gains = [&](int seat) {
      return cards & future_.open_months(puts[static_cast<std::size_t>(seat)], cards);
    };
    const int mover = state.turn;
    if constexpr (kCapturedMatters<S>) {
      if (state.phase == engine::Phase::call) return {};
      const Range first =
          of_first(state, can_make(state, 0, gains(0)), can_make(state, 1, gains(1)));
      return mover == 0 ? first : Range{-first.high, -first.low};
    } else {
      const Range by_cards{-worth(gains(1 - mover)), worth(gains(mover))};
      if (!yaku_count_too(game_.tables())) return by_cards;
      if (!game_.tables().yaku_grow) return {};
      const Range first = yaku(state, gains(0), gains(1));
      const Range by_yaku = mover == 0 ? first : Range{-first.high, -first.low};
      return {by_cards.low + by_yaku.low, by_cards.high + by_yaku.high};
    }
  }

 private:
  int worth(Bits cards) const {
    return game_.tables().card_points.count ? engine::worth(game_.tables(), cards) : 0;
  }
  int yaku_points(Bits captured) const {
    const auto& yaku = game_.tables().yaku;
    return yaku.made(captured, yaku.nothing_captured() + yaku.gain(captured)).points;
  }
  // What all yaku of the round can come to, for the first seat, where they act on scores.
  Range yaku(const engine::State<2>& state, Bits first_gains, Bits second_gains) const {
    const auto effect = game_.tables().card_points.yaku;
    const int times = engine::times_for_maker(effect, 1) - engine::times_for_others(effect);
    const Range first{yaku_points(state.captured[0]), yaku_points(state.captured[0] | first_gains)};
    const Range second{yaku_points(state.captured[1]),
                       yaku_points(state.captured[1] | second_gains)};
    const Range ahead{times * (first.low - second.high), times * (first.high - second.low)};
    return times < 0 ? Range{ahead.high, ahead.low} : ahead;
  }
  bool can_make(const engine::State<2>& state, int seat, Bits gains) const {
    const auto& yaku = game_.tables().yaku;
    return yaku.possible(game_.counters(state, seat) + yaku.gain(gains));
  }
  // For the first seat, by who can still make a yaku. Who cannot never stops, and a round played
  // out gives it no more than one that ended now.
  Range of_first(const engine::State<2>& state, bool first_can, bool second_can) const {
    if (first_can && second_can) return {};
    const int now = played_out(state);
    if (!first_can && !second_can) return {now, now};
    return second_can ? Range{-kUnbounded, std::max(0, now)} : Range{std::min(0, now), kUnbounded};
  }
  int played_out(engine::State<2> state) const {
    state.phase = engine::Phase::over;
    return outcome(game_, state);
  }

  const engine::Game<S>& game_;
  const Future<S>& future_;
};

}  // namespace hanaproof::endgame
