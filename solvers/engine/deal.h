// Hands and fields that decide a round before it is played. Part of score.h.
#pragma once

#include <algorithm>

#include "solvers/engine/score.h"

namespace hanaproof::engine {

struct HandCombo {
  bool redeal = false;
  int points = 0;  // 0: the hand wins nothing
};

inline bool four_of_month(Bits set) { return months_with_four(set) != 0; }

inline bool four_pairs(const DealRules& rules, Bits set) {
  const Bits counts = month_counts(set);
  const int pairs = count(((counts >> 1) | (counts >> 2)) & kLowOfMonth);
  const int extra = rules.four_of_month_is_two_pairs ? count((counts >> 2) & kLowOfMonth) : 0;
  return pairs + extra >= 4;
}

inline HandCombo hand_combo(const DealRules& rules, Bits hand) {
  HandCombo combo;
  const auto count_in = [&](DealRules::InHand what, int points) {
    if (what == DealRules::InHand::redeal) combo.redeal = true;
    if (what != DealRules::InHand::wins) return;
    combo.points = rules.combos_add ? combo.points + points : std::max(combo.points, points);
  };
  if (four_of_month(hand)) count_in(rules.four_of_month, rules.four_of_month_points);
  if (four_pairs(rules, hand)) count_in(rules.four_pairs, rules.four_pairs_points);
  return combo;
}

template <int Players>
void open(const Tables& tables, State<Players>& state) {
  const DealRules& rules = tables.deal;
  state.turn =
      tables.dealer_begins ? state.dealer : static_cast<std::uint8_t>((state.dealer + 1) % Players);
  bool redeal = false;
  for (int seat = 0; seat < Players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    Seats side = static_cast<Seats>(1U << seat);
    if (const int teams = tables.payment.teams; teams > 0) {
      for (int other = seat % teams; other < Players; other += teams)
        side |= static_cast<Seats>(1U << other);
    }
    state.side[i] = side;
    state.counters[i] = tables.yaku.nothing_captured();
    const HandCombo combo = hand_combo(rules, state.hand[i]);
    redeal = redeal || combo.redeal;
    if (combo.points > 0) state.hand_winners |= static_cast<Seats>(1U << seat);
  }
  bool field_voids = (rules.field_four_of_month_voids && four_of_month(state.field)) ||
                     (rules.field_four_pairs_voids && four_pairs(rules, state.field));
  if (state.hand_winners != 0 && rules.hand_before_field) field_voids = false;
  if (std::popcount(state.hand_winners) > 1 && rules.both_win == DealRules::BothWin::redeal) {
    redeal = true;
  }
  if (redeal || field_voids) {
    state.hand_winners = 0;
    state.deal_end = DealEnd::void_deal;
  } else if (state.hand_winners != 0) {
    state.deal_end = DealEnd::hand_win;
  }
  state.phase = state.deal_end == DealEnd::none ? Phase::play : Phase::over;
}

}  // namespace hanaproof::engine
