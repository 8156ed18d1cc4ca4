// The moves after each move, summed, without making the moves. Part of game.h.
//
// After a turn of plain shape no month that the turn touched has two cards on the field: the card
// from the hand leaves its month with none or one, and so does the stock card, unless its month has
// two, which is a choice. So the next player's answers number one for each hand card and one more
// for each that meets two field cards of a month untouched. Summed over the cards of the hand that
// is
//
//   answers x moves - 2 x (months with two on the field of which both players hold a card),
//
// and only a turn that may make a yaku has to be played out, because a call may follow it.
#pragma once

#include "solvers/engine/game.h"

namespace hanaproof::engine {

// Moves that play cards of one month, and what comes of playing them out one by one.
template <Shape S>
std::uint64_t Game<S>::count_two_by_playing(const State& state, Bits cards) const {
  std::uint64_t total = 0;
  for (Bits rest = cards; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    const Captures& captures = ways(From::hand, state.field, card);
    for (std::size_t i = 0; i < captures.ways; ++i) {
      State child = state;
      play(child, Move::of_card(card, month_of(card), captures.takes[i]));
      total += static_cast<std::uint64_t>(count_moves(child));
    }
  }
  return total;
}

// The hand cards with which the player at turn may make a yaku in this turn: all of which it cannot
// be ruled out.
template <Shape S>
Bits Game<S>::may_make_yaku(const State& state, int drawn) const {
  if constexpr (!S.calls) return 0;
  const Bits hand = state.hand[state.turn];
  const int drawn_month = month_of(drawn);
  const unsigned meets = nibble(state.field, drawn_month);
  const Counters before = counters(state, state.turn);
  Counters after_draw = before;
  if (meets != 0) after_draw = after_draw + t_->yaku.gain(drawn_month, meets | 1U << (drawn & 3));
  if (t_->yaku.possible(after_draw)) return hand;
  Bits found = 0;
  // Cards that match nothing gain nothing, unless the stock card then takes them.
  Bits rest = hand & (months_with_any(state.field) | whole_month(drawn_month));
  while (rest != 0) {
    const int month = month_of(lowest(rest));
    const Bits all = whole_month(month);
    const Bits gained = (hand | state.field | bit(drawn)) & all;
    const Counters& base = month == drawn_month ? before : after_draw;
    if (t_->yaku.possible(base + t_->yaku.gain(month, nibble(gained, month)))) found |= all;
    rest &= ~all;
  }
  return hand & found;
}

template <Shape S>
std::uint64_t Game<S>::count_two(const State& state) const {
  const Bits hand = state.hand[state.turn];
  const int next = state.turn + 1 == S.players ? 0 : state.turn + 1;
  const Bits answers_hand = state.hand[at(next)];
  const bool last_card = t_->ends_with_stock && state.next + 1 >= stock_.size;
  if (answers_hand == 0 || state.next >= stock_.size || last_card) {
    return count_two_by_playing(state, hand);
  }
  const int drawn = stock_.cards[state.next];
  const Bits drawn_month = whole_month_of(drawn);
  const Bits two = months_with_two(state.field);
  const Bits to_play = may_make_yaku(state, drawn);
  const Bits cards = hand & ~to_play;

  const Bits two_elsewhere = two & ~drawn_month;
  const auto answers =
      static_cast<std::uint64_t>(count(answers_hand) + count(answers_hand & two_elsewhere));
  const auto move_count = [&](Bits of) {
    return static_cast<std::uint64_t>(count(of) + count(of & two));
  };

  std::uint64_t total = 0;
  if ((two & drawn_month) != 0) {
    // The stock card has a choice of two, unless the card from the hand took one of them.
    total = 2 * move_count(cards & ~drawn_month) + answers * move_count(cards & drawn_month);
  } else {
    // Where both players hold a card of a month with two on the field, no other card of it is left:
    // either of the two captures makes the answer meet one card instead of two.
    const auto too_many = static_cast<std::uint64_t>(
        count(cards & two_elsewhere & months_with_any(answers_hand & two_elsewhere)));
    total = answers * move_count(cards) - 2 * too_many;
  }
  return to_play == 0 ? total : total + count_two_by_playing(state, to_play);
}

}  // namespace hanaproof::engine
