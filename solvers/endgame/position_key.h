// Which part of a position decides what is still to be gained.
#pragma once

#include <algorithm>

#include "solvers/endgame/table.h"
#include "solvers/endgame/view.h"
#include "solvers/endgame/worth.h"

namespace hanaproof::endgame {

// Where nobody calls, what has been captured does not matter but for yaku: values of cards are
// counted from now on.
template <engine::Shape S>
inline constexpr bool kCapturedMatters = S.calls;

// Equal keys: equal values, counted from now on, for positions of one game. Left out are cards
// that can take part in nothing any more, which of several alike cards lies on the field or is
// held, and counts and calls of which nothing can come any more.
struct PositionKeys {
  template <engine::Shape S>
  static Key of(const engine::Game<S>& game, const Future<S>& future, const Knowledge& known,
                const engine::State<S.players>& state, const View& view) {
    const auto settled = [&](Bits cards) { return known.likeness.settled(cards & view.open); };
    Mixer mixer;
    mixer.take(settled(state.field) | std::uint64_t{state.next} << 48 |
               static_cast<std::uint64_t>(state.phase) << 56 | std::uint64_t{state.turn} << 60);
    for (const Bits hand : state.hand) mixer.take(settled(hand));
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
      for (const Bits captured : state.captured) mixer.take(known.likeness.tally(captured & yaku));
    }
    if constexpr (kCapturedMatters<S>) {
      take_captured(game, known, state, view, mixer);
      take_calls<S>(game.tables(), state, view, mixer);
    }
    return mixer.key();
  }

 private:
  static std::uint64_t small(auto... values) {
    std::uint64_t word = 0;
    ((word = word << 8 | static_cast<std::uint8_t>(values)), ...);
    return word;
  }

  template <engine::Shape S>
  static void take_captured(const engine::Game<S>& game, const Knowledge& known,
                            const engine::State<S.players>& state, const View& view, Mixer& mixer) {
    for (std::size_t seat = 0; seat < S.players; ++seat) {
      if (!view.counted) {
        mixer.take(known.likeness.tally(state.captured[seat]));
        continue;
      }
      const engine::Counters counters = game.counters(state, static_cast<int>(seat));
      const Bits sake = known.prospects->sake_matters() ? engine::bit(cards::kSakeCup.index()) : 0;
      mixer.take((state.captured[seat] & sake) | view.settled[seat]);
      mixer.take(counters.low & bytes(view.pending[seat] & 0xFF));
      mixer.take(counters.high & bytes(view.pending[seat] >> 8));
    }
  }

  // What was called, as far as a later call or the settlement asks for it.
  template <engine::Shape S>
  static void take_calls(const engine::Tables& tables, const engine::State<S.players>& state,
                         const View& view, Mixer& mixer) {
    using Trigger = engine::CallRules::Trigger;
    const auto half = [](auto value) { return static_cast<std::uint64_t>(value) & 0xFFFF; };
    if (tables.call.opponents_cancel) {
      std::uint64_t forfeited = 0;
      for (const auto points : state.forfeited) forfeited = forfeited << 16 | half(points);
      mixer.take(forfeited);
    }
    if (std::ranges::all_of(state.calls, [](int said) { return said == 0; })) return;
    const bool numbers_count =
        tables.factor.own_calls != engine::FactorRules::Own::none || !tables.factor.formula.empty();
    const bool last_counts = tables.payment.last_caller_wins || tables.payment.last_caller_pays;
    const bool points_count =
        tables.call.trigger == Trigger::more_points || tables.call.opponents_cancel;
    const bool yaku_count = tables.call.trigger == Trigger::new_yaku;
    for (std::size_t seat = 0; seat < S.players; ++seat) {
      const int said = numbers_count ? state.calls[seat] : std::min<int>(state.calls[seat], 1);
      const engine::YakuSet asked = view.counted ? view.outlook[seat].which : ~engine::YakuSet{0};
      mixer.take(small(last_counts ? state.last_call : 0, said) << 48 |
                 (points_count ? half(state.called_at[seat]) << 32 : 0) |
                 (yaku_count ? state.called_yaku[seat] & asked : 0));
    }
  }

  // All bits of the bytes of these counters.
  static std::uint64_t bytes(unsigned counters) {
    // The counters 0..6 and 7 apart: seven copies do not run into one another.
    const std::uint64_t spread =
        (counters & 0x7F) * 0x0002'0408'1020'4081U & 0x0001'0101'0101'0101U;
    return (spread | std::uint64_t{counters >> 7} << 56) * 0xFF;
  }
};

}  // namespace hanaproof::endgame
