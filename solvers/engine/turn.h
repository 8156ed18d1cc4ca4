// What comes of a move. Part of game.h.
#pragma once

#include <algorithm>

#include "solvers/engine/game.h"

namespace hanaproof::engine {

// ---- What a round is at -------------------------------------------------------------------------

template <Shape S>
bool Game<S>::hands_empty(const State& state) const {
  Bits held = 0;
  for (const Bits hand : state.hand) held |= hand;
  return held == 0;
}

// Whether no turn is left after the present one.
template <Shape S>
bool Game<S>::played_out(const State& state) const {
  if (!t_->ends_with_stock) return hands_empty(state);
  return state.next >= stock_.size || (t_->empty_hand_ends && hands_empty(state));
}

template <Shape S>
Bits Game<S>::deck(const State& state) const {
  Bits cards = state.field | (state.drawn == kNoCard ? 0 : bit(state.drawn));
  for (int seat = 0; seat < S.players; ++seat)
    cards |= state.hand[at(seat)] | state.captured[at(seat)];
  for (std::size_t i = state.next; i < stock_.size; ++i) cards |= bit(stock_.cards[i]);
  return cards;
}

template <Shape S>
Bits Game<S>::counted(const State& state, int seat) const {
  Bits cards = state.captured[at(seat)];
  if (t_->payment.pooled) {
    for (unsigned rest = state.side[at(seat)]; rest != 0; rest &= rest - 1) {
      cards |= state.captured[at(std::countr_zero(rest))];
    }
  }
  return t_->wildcard.collected_scores ? cards : cards & ~state.collected;
}

template <Shape S>
Counters Game<S>::counters(const State& state, int seat) const {
  Counters sum = state.counters[at(seat)];
  if (t_->payment.pooled) {
    for (unsigned rest = state.side[at(seat)] & ~(1U << seat); rest != 0; rest &= rest - 1) {
      sum = sum + (state.counters[at(std::countr_zero(rest))] - t_->yaku.nothing_captured());
    }
  }
  return sum;
}

// ---- Calls --------------------------------------------------------------------------------------

// Whether the player at turn has something to call for since the side's last koi-koi.
template <Shape S>
bool Game<S>::improved(const State& state) const {
  if constexpr (!S.calls) return false;
  const Counters now = counters(state, state.turn);
  if (!t_->yaku.possible(now)) return false;
  const Made yaku = t_->yaku.made(counted(state, state.turn), now);
  if (yaku.which == 0) return false;
  if (t_->call.trigger == CallRules::Trigger::any_turn) return true;
  bool called = false;
  int points_then = 0;
  YakuSet yaku_then = 0;
  for (unsigned rest = state.side[state.turn]; rest != 0; rest &= rest - 1) {
    const std::size_t seat = at(std::countr_zero(rest));
    if (state.calls[seat] == 0) continue;
    called = true;
    points_then = std::max<int>(points_then, state.called_at[seat]);
    yaku_then |= state.called_yaku[seat];
  }
  if (!called) return true;
  if (t_->call.trigger == CallRules::Trigger::more_points) return yaku.points > points_then;
  return (yaku.which & ~yaku_then) != 0;
}

template <Shape S>
bool Game<S>::may_go_on(const State& state) const {
  using AfterLast = CallRules::AfterLast;
  using Limit = CallRules::Limit;
  const AfterLast last = t_->call.after_last;
  if (last != AfterLast::offered && !state.before_draw) {
    if (played_out(state)) return false;
    if (last == AfterLast::hand_stops && state.hand[state.turn] == 0) return false;
  }
  if (t_->call.limit == Limit::none) return true;
  if (t_->call.limit == Limit::once_each) return state.calls[state.turn] == 0;
  if (t_->call.limit == Limit::once) {
    return std::ranges::all_of(state.calls, [](int said) { return said == 0; });
  }
  int others = 0;
  for (int seat = 0; seat < S.players; ++seat) {
    const bool opponent = (state.side[state.turn] >> seat & 1) == 0;
    if (opponent && state.calls[at(seat)] > 0) ++others;
  }
  return others < 2;
}

template <Shape S>
void Game<S>::offer_call(State& state) const {
  if (t_->call.opponents_cancel) {
    for (int seat = 0; seat < S.players; ++seat) {
      const bool opponent = (state.side[state.turn] >> seat & 1) == 0;
      if (opponent && state.calls[at(seat)] > 0)
        state.forfeited[at(seat)] = state.called_at[at(seat)];
    }
  }
  state.phase = Phase::call;
  if (!may_go_on(state)) stop(state);
}

template <Shape S>
void Game<S>::say_koi_koi(State& state) const {
  const std::size_t seat = state.turn;
  const Made yaku = made(state, state.turn);
  ++state.calls[seat];
  state.called_at[seat] = static_cast<std::int16_t>(yaku.points);
  state.called_yaku[seat] = yaku.which;
  state.last_call = static_cast<Seat>(state.turn);
  if (state.before_draw) {
    state.before_draw = false;
    draw(state);
  } else {
    next_turn(state);
  }
}

// ---- The end of a round -------------------------------------------------------------------------

template <Shape S>
void Game<S>::stop(State& state) const {
  state.stopped = static_cast<Seat>(state.turn);
  finish(state);
}

template <Shape S>
void Game<S>::finish(State& state) const {
  state.phase = Phase::over;
  state.before_draw = false;
  if constexpr (!S.plain) {
    if (state.wild_player == kNobody || t_->wildcard.collects == Wildcard::Collects::nothing)
      return;
    state.collected = t_->wildcard.collects == Wildcard::Collects::everything
                          ? state.field
                          : state.field & whole_month_of(state.wild_took);
    const auto player = static_cast<std::size_t>(state.wild_player);
    state.captured[player] |= state.collected;
    if constexpr (S.calls) {
      if (t_->wildcard.collected_scores) {
        state.counters[player] = state.counters[player] + t_->yaku.gain(state.collected);
      }
    }
    state.field &= ~state.collected;
  }
}

// ---- A turn -------------------------------------------------------------------------------------

// Moves a card and what it takes to the captured cards, or lays it on the field.
template <Shape S>
void Game<S>::take(State& state, int card, Move move) const {
  const Bits taken = move.taken();
  if (taken == 0) {
    state.field |= bit(card);
    return;
  }
  state.field &= ~taken;
  state.captured[state.turn] |= taken | bit(card);
  if constexpr (S.calls) {
    Counters& counters = state.counters[state.turn];
    if (S.plain || !move.wild()) {
      counters = counters + t_->yaku.gain(move.month, move.takes | 1U << (card & 3));
    } else {
      counters = counters + t_->yaku.gain(move.month, move.takes) +
                 t_->yaku.gain(month_of(card), 1U << (card & 3));
    }
  }
}

template <Shape S>
void Game<S>::next_turn(State& state) const {
  state.barred = 0;
  if (played_out(state)) return finish(state);
  state.turn = static_cast<std::uint8_t>(state.turn + 1 == S.players ? 0 : state.turn + 1);
  state.phase = Phase::play;
  if (state.hand[state.turn] == 0) draw(state);
}

template <Shape S>
void Game<S>::end_turn(State& state) const {
  state.drawn = kNoCard;
  if (improved(state)) return offer_call(state);
  next_turn(state);
}

template <Shape S>
void Game<S>::draw(State& state) const {
  if (state.next >= stock_.size) return end_turn(state);
  const int card = stock_.cards[state.next++];
  const Captures& captures = ways(From::stock, state.field, card);
  bool choice = captures.ways > 1;
  if constexpr (!S.plain) {
    choice = choice || (card == kLightning && t_->wildcard.on && t_->wildcard.from_stock &&
                        wildcard_targets(state, state.turn) != 0);
  }
  if (choice) {
    state.drawn = static_cast<std::uint8_t>(card);
    state.phase = Phase::choose;
    return;
  }
  settle_drawn(state, Move::of_card(card, month_of(card), captures.takes[0]));
}

template <Shape S>
void Game<S>::settle_drawn(State& state, Move move) const {
  if constexpr (!S.plain) {
    if (move.wild()) remember_wildcard(state, move);
    if (month_of(move.card) == kNovember && t_->wildcard.on &&
        t_->wildcard.drawn_counts_as_played) {
      state.november |= static_cast<Seats>(1U << state.turn);
    }
  }
  take(state, move.card, move);
  end_turn(state);
}

template <Shape S>
void Game<S>::play_hand_card(State& state, Move move) const {
  state.hand[state.turn] &= ~bit(move.card);
  if (month_of(move.card) == kNovember) {
    state.november |= static_cast<Seats>(1U << state.turn);
  }
  take(state, move.card, move);
  if constexpr (S.calls && !S.plain) {
    if (t_->call.at_once && improved(state)) {
      state.before_draw = true;
      return offer_call(state);
    }
  }
  draw(state);
}

// ---- The wildcard, and the holder of the fourth card --------------------------------------------

template <Shape S>
void Game<S>::remember_wildcard(State& state, Move move) const {
  state.wild_player = static_cast<Seat>(state.turn);
  state.wild_took = static_cast<std::uint8_t>(lowest(move.taken()));
}

// Who may object to the lightning taking a card: another player with the fourth card of a month
// whose other three lie on the field.
template <Shape S>
int Game<S>::objector(const State& state, int took, int player) const {
  if (t_->wildcard.objection == Wildcard::Objection::cannot) return kNobody;
  const Bits month = whole_month_of(took);
  if (count(state.field & month) != 3) return kNobody;
  for (int seat = 0; seat < S.players; ++seat) {
    if (seat != player && (state.hand[at(seat)] & month) != 0) return seat;
  }
  return kNobody;
}

template <Shape S>
void Game<S>::play_wildcard(State& state, Move move) const {
  const int holder = objector(state, lowest(move.taken()), state.turn);
  remember_wildcard(state, move);
  if (holder == kNobody) return play_hand_card(state, move);
  if (t_->wildcard.objection == Wildcard::Objection::must) return object(state);
  state.turn = static_cast<std::uint8_t>(holder);
  state.phase = Phase::declare;
}

template <Shape S>
void Game<S>::answer_wildcard(State& state, bool objects) const {
  if (objects) return object(state);
  state.turn = static_cast<std::uint8_t>(state.wild_player);
  state.phase = Phase::play;
  play_hand_card(state, wildcard_move(state));
}

template <Shape S>
void Game<S>::object(State& state) const {
  const Move move = wildcard_move(state);
  state.turn = static_cast<std::uint8_t>(state.wild_player);
  state.phase = Phase::play;
  if (t_->wildcard.effect == Wildcard::Effect::none) return play_hand_card(state, move);
  state.wild_player = kNobody;
  state.wild_took = kNoCard;
  if (t_->wildcard.effect == Wildcard::Effect::laid) {
    return play_hand_card(state, Move::of_card(kLightning, kNovember, 0));
  }
  state.barred |= static_cast<std::uint16_t>(1U << move.month);
}

// ---- One decision -------------------------------------------------------------------------------

template <Shape S>
void Game<S>::play(State& state, Move move) const {
  switch (state.phase) {
    case Phase::play:
      if constexpr (!S.plain) {
        if (move.wild()) return play_wildcard(state, move);
      }
      return play_hand_card(state, move);
    case Phase::choose:
      return settle_drawn(state, move);
    case Phase::call:
      return move.sort == Move::Sort::stop ? stop(state) : say_koi_koi(state);
    case Phase::declare:
      return answer_wildcard(state, move.sort == Move::Sort::hiki);
    case Phase::over:
      return;
  }
}

}  // namespace hanaproof::engine
