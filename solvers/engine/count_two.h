// The moves after each move, summed, without making the moves. Part of plain_perft.h.
//
// A turn touches two months, that of the card from the hand and that of the stock card; what the
// next player can answer follows from how many cards of each month then lie on the field. Only a
// turn that may make a yaku has to be played out, because a call may follow it.
#pragma once

#include "solvers/engine/plain_perft.h"

namespace hanaproof::engine {

template <Shape S>
std::uint64_t PlainPerft<S>::count_two() {
  const std::size_t next = seat_after(state_.turn);
  const Bits hand = game_.playable(state_.hand[state_.turn], state_.field);
  const Bits answers_hand = state_.hand[next];
  const bool last_card = tables_.ends_with_stock && state_.next + 1 >= game_.stock().size;
  if (answers_hand == 0 || last_card) return play_each(hand, 2);
  const int drawn = game_.stock().cards[state_.next];
  Bits to_play = 0;
  if constexpr (S.calls) to_play = may_make_yaku(hand, drawn);
  const Bits cards = hand & ~to_play;
  const std::uint64_t nodes = tables_.compulsory
                                  ? count_two_compulsory(cards, answers_hand, state_.field, drawn)
                                  : count_two_by_month(cards, answers_hand, drawn);
  return to_play == 0 ? nodes : nodes + play_each(to_play, 2);
}

// Those of the cards with which the player at turn may make a yaku in this turn: all for which it
// cannot be ruled out.
template <Shape S>
Bits PlainPerft<S>::may_make_yaku(Bits cards, int drawn) const {
  const YakuTable& yaku = tables_.yaku;
  const Counters before = game_.counters(state_, state_.turn);
  const int drawn_month = month_of(drawn);
  const unsigned meets = nibble(state_.field, drawn_month);
  Counters after_draw = before;
  if (meets != 0) after_draw = after_draw + yaku.gain(drawn_month, meets | 1U << (drawn & 3));
  if (yaku.possible(after_draw)) return cards;
  Bits found = 0;
  const Bits gained = cards | state_.field | bit(drawn);
  // Cards that match nothing gain nothing, unless the stock card then takes them.
  for (Bits rest = cards & (months_with_any(state_.field) | whole_month(drawn_month)); rest != 0;) {
    const int month = month_of(lowest(rest));
    const Counters& base = month == drawn_month ? before : after_draw;
    if (yaku.possible(base + yaku.gain(month, nibble(gained, month)))) found |= whole_month(month);
    rest &= ~whole_month(month);
  }
  return cards & found;
}

// Where captures are compulsory, no month that the turn touched has two cards on the field: the
// card from the hand leaves its month with none or one, and so does the stock card, unless its
// month has two, which is a choice. So the answers number one for each card of the next player and
// one more for each that meets two field cards of another month:
//
//   answers x moves - 2 x (months with two on the field of which both players hold a card).
template <Shape S>
[[gnu::always_inline]] inline std::uint64_t PlainPerft<S>::count_two_compulsory(Bits cards,
                                                                                Bits answers_hand,
                                                                                Bits field,
                                                                                int drawn) {
  const auto as_count = [](int number) { return static_cast<std::uint64_t>(number); };
  const Bits two = months_with_two(field);
  const Bits drawn_month = whole_month_of(drawn);
  const Bits two_elsewhere = two & ~drawn_month;
  const std::uint64_t answers = as_count(count(answers_hand) + count(answers_hand & two_elsewhere));
  if ((two & drawn_month) != 0) {
    // The stock card has a choice of two, unless the card from the hand took one of them.
    const Bits others = cards & ~drawn_month;
    return 2 * as_count(count(others) + count(others & two)) +
           2 * answers * as_count(count(cards & drawn_month));
  }
  // Where both players hold a card of a month with two on the field, no other card of it is left:
  // either of the two captures makes the answer meet one card instead of two.
  const Bits met_by_both = cards & two_elsewhere & months_with_any(answers_hand & two_elsewhere);
  return answers * as_count(count(cards) + count(cards & two)) - 2 * as_count(count(met_by_both));
}

template <Shape S>
std::uint64_t PlainPerft<S>::count_two_by_month(Bits cards, Bits answers_hand, int drawn) const {
  // The field with so many cards of a month, whichever they are.
  const auto with_count = [](Bits field, int month, int number) {
    return (field & ~whole_month(month)) | ((Bits{1} << number) - 1) << (4 * month);
  };
  const auto left = [](int number, unsigned takes) {
    return takes == 0 ? number + 1 : number - std::popcount(takes);
  };
  const int drawn_month = month_of(drawn);
  std::uint64_t nodes = 0;
  for (Bits rest = cards; rest != 0;) {
    const int month = month_of(lowest(rest));
    const auto same = static_cast<std::uint64_t>(count(rest & whole_month(month)));
    rest &= ~whole_month(month);
    const unsigned meets = nibble(state_.field, month);
    const Captures& captures = tables_.played[meets];
    for (std::size_t i = 0; i < captures.ways; ++i) {
      const Bits field =
          with_count(state_.field, month, left(std::popcount(meets), captures.takes[i]));
      const unsigned drawn_meets = nibble(field, drawn_month);
      const Captures& choice = tables_.drawn[drawn_meets];
      nodes += same * (choice.ways > 1
                           ? choice.ways
                           : count_answers(answers_hand, with_count(field, drawn_month,
                                                                    left(std::popcount(drawn_meets),
                                                                         choice.takes[0]))));
    }
  }
  return nodes;
}

}  // namespace hanaproof::engine
