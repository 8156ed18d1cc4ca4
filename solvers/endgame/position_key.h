// Which part of a position decides what is still to be gained.
#pragma once

#include "solvers/endgame/future.h"
#include "solvers/endgame/table.h"
#include "solvers/endgame/worth.h"

namespace hanaproof::endgame {

// Where nobody calls, what has been captured does not matter but for yaku: values of cards are
// counted from now on.
template <engine::Shape S>
inline constexpr bool kCapturedMatters = S.calls;

// Equal keys: equal values, counted from now on, for positions of one game. Left out are cards
// that can take part in nothing any more, and which of several alike cards lies on the field.
struct PositionKeys {
  template <engine::Shape S>
  static Key of(const engine::Game<S>& game, const Future<S>& future, const Likeness& likeness,
                const engine::State<2>& state, Bits open) {
    const auto small = [](auto... values) {
      std::uint64_t word = 0;
      ((word = word << 8 | static_cast<std::uint8_t>(values)), ...);
      return word;
    };
    Mixer mixer;
    mixer.take(likeness.settled(state.field & open) | std::uint64_t{state.next} << 48 |
               static_cast<std::uint64_t>(state.phase) << 56 | std::uint64_t{state.turn} << 60);
    mixer.take(state.hand[0] & open);
    mixer.take(state.hand[1] & open);
    if constexpr (!S.plain) {
      const engine::Tables& tables = game.tables();
      if (future.everything_counts()) {
        mixer.take(small(state.wild_player, state.wild_took, state.barred >> 8, state.barred,
                         state.november));
      }
      if (tables.call.at_once) mixer.take(state.before_draw ? 1 : 0);
    }
    if (!kCapturedMatters<S> && yaku_count_too(game.tables())) {
      const Bits yaku = game.tables().yaku_cards;
      mixer.take(likeness.tally(state.captured[0] & yaku));
      mixer.take(likeness.tally(state.captured[1] & yaku));
    }
    if constexpr (kCapturedMatters<S>) {
      const engine::Tables& tables = game.tables();
      mixer.take(likeness.tally(state.captured[0]));
      mixer.take(likeness.tally(state.captured[1]));
      const auto half = [](auto value) { return static_cast<std::uint64_t>(value) & 0xFFFF; };
      if (tables.call.opponents_cancel) {
        mixer.take(half(state.forfeited[0]) << 16 | half(state.forfeited[1]));
      }
      if ((state.calls[0] | state.calls[1]) != 0) {
        mixer.take(small(state.last_call, state.calls[0], state.calls[1]) << 32 |
                   half(state.called_at[0]) << 16 | half(state.called_at[1]));
        if (tables.call.trigger == engine::CallRules::Trigger::new_yaku) {
          mixer.take(state.called_yaku[0] | std::uint64_t{state.called_yaku[1]} << 32);
        }
      }
    }
    return mixer.key();
  }
};

}  // namespace hanaproof::endgame
