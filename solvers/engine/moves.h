// What is legal. Part of game.h.
#pragma once

#include "solvers/engine/game.h"

namespace hanaproof::engine {

template <Shape S>
Bits Game<S>::playable(Bits hand, Bits field) const {
  if (!t_->must_match) return hand;
  const Bits matching = hand & months_with_any(field);
  return matching != 0 ? matching : hand;
}

template <Shape S>
int Game<S>::count_hand_moves(Bits hand, Bits field) const {
  if (t_->compulsory) return count(hand) + count(hand & months_with_two(field));
  hand = playable(hand, field);
  const Bits counts = month_counts(field);
  const Bits odd = counts & kLowOfMonth;
  const Bits twos = (counts >> 1) & kLowOfMonth;
  const auto& ways = t_->ways_played;
  return ways[0] * count(hand) + (ways[1] - ways[0]) * count(hand & widen(odd & ~twos)) +
         (ways[2] - ways[0]) * count(hand & widen(twos & ~odd)) +
         (ways[3] - ways[0]) * count(hand & widen(odd & twos));
}

template <Shape S>
bool Game<S>::wildcard_is_barred(const State& state, int player) const {
  switch (t_->wildcard.barred) {
    case Wildcard::Barred::anyone_played:
      return state.november != 0;
    case Wildcard::Barred::other_played:
      return (state.november & ~(1U << player)) != 0;
    default:
      return false;
  }
}

// The field cards of other months that the lightning may go for.
template <Shape S>
Bits Game<S>::wildcard_targets(const State& state, int player) const {
  if (wildcard_is_barred(state, player)) return 0;
  Bits targets = state.field & ~whole_month_of(kLightning);
  for (unsigned rest = state.barred; rest != 0; rest &= rest - 1) {
    targets &= ~whole_month(std::countr_zero(rest));
  }
  return targets;
}

template <Shape S>
int Game<S>::count_moves(const State& state) const {
  switch (state.phase) {
    case Phase::play: {
      const Bits hand = state.hand[state.turn];
      int total = count_hand_moves(hand, state.field);
      if constexpr (!S.plain) {
        if (t_->wildcard.on && t_->wildcard.from_hand && (hand & bit(kLightning)) != 0) {
          total += count(wildcard_targets(state, state.turn));
        }
      }
      return total;
    }
    case Phase::choose: {
      int total = ways(From::stock, state.field, state.drawn).ways;
      if constexpr (!S.plain) {
        if (state.drawn == kLightning && t_->wildcard.on && t_->wildcard.from_stock) {
          total += count(wildcard_targets(state, state.turn));
        }
      }
      return total;
    }
    case Phase::call:
      return may_go_on(state) ? 2 : 1;
    case Phase::declare:
      return 2;
    default:
      return 0;
  }
}

template <Shape S>
void Game<S>::moves(const State& state, MoveList& list) const {
  list.clear();
  const auto add_ways = [&](From from, int card) {
    const Captures& captures = ways(from, state.field, card);
    for (std::size_t i = 0; i < captures.ways; ++i) {
      list.push(Move::of_card(card, month_of(card), captures.takes[i]));
    }
  };
  const auto add_wild = [&] {
    for (Bits rest = wildcard_targets(state, state.turn); rest != 0; rest &= rest - 1) {
      const int took = lowest(rest);
      list.push(Move::of_card(kLightning, month_of(took), 1U << (took & 3)));
    }
  };
  switch (state.phase) {
    case Phase::play:
      for (Bits rest = playable(state.hand[state.turn], state.field); rest != 0; rest &= rest - 1) {
        add_ways(From::hand, lowest(rest));
      }
      if constexpr (!S.plain) {
        if (t_->wildcard.on && t_->wildcard.from_hand &&
            (state.hand[state.turn] & bit(kLightning)) != 0) {
          add_wild();
        }
      }
      break;
    case Phase::choose:
      add_ways(From::stock, state.drawn);
      if constexpr (!S.plain) {
        if (state.drawn == kLightning && t_->wildcard.on && t_->wildcard.from_stock) add_wild();
      }
      break;
    case Phase::call:
      if (may_go_on(state)) list.push(Move::call(Move::Sort::koi_koi));
      list.push(Move::call(Move::Sort::stop));
      break;
    case Phase::declare:
      list.push(Move::call(Move::Sort::hiki));
      list.push(Move::call(Move::Sort::pass));
      break;
    case Phase::over:
      break;
  }
}

}  // namespace hanaproof::engine
