// The same one turn further. A turn changes nothing but the field that the next two are counted
// from, and of the field only how many cards of each month it has: so all cards of a month in the
// hand, and either of two captures, come to the same. Part of plain_perft.h.
#pragma once

#include "solvers/engine/plain_perft.h"

namespace hanaproof::engine {

// Where captures are compulsory, the next two players have cards, and the next one makes no yaku.
template <Shape S>
bool PlainPerft<S>::three_can_be_counted() const {
  const std::size_t next = seat_after(state_.turn);
  const std::size_t last = seat_after(next);
  const int stock_left = game_.stock().size - state_.next;
  if (!tables_.compulsory || stock_left < 3 || state_.hand[next] == 0) return false;
  if (count(state_.hand[last]) < (last == state_.turn ? 2 : 1)) return false;
  if constexpr (S.calls) return !next_may_make_yaku();
  return true;
}

// Whether it cannot be ruled out that the next player makes a yaku in the next turn, whatever is
// played in this one: with all there may be of the month of a card from the hand and of the stock
// card's.
template <Shape S>
bool PlainPerft<S>::next_may_make_yaku() const {
  const std::size_t next = seat_after(state_.turn);
  const int drawn = game_.stock().cards[state_.next + 1U];
  const Bits all = state_.hand[next] | state_.field | state_.hand[state_.turn] |
                   bit(game_.stock().cards[state_.next]) | bit(drawn);
  const auto gain = [&](int month) { return tables_.yaku.gain(month, nibble(all, month)); };
  const Counters after_draw =
      game_.counters(state_, static_cast<int>(next)) + gain(month_of(drawn));
  for (Bits rest = months_with_any(state_.hand[next]) & kLowOfMonth; rest != 0; rest &= rest - 1) {
    if (tables_.yaku.possible(after_draw + gain(month_of(lowest(rest))))) return true;
  }
  return false;
}

template <Shape S>
std::uint64_t PlainPerft<S>::count_three() {
  const Bits hand = state_.hand[state_.turn];
  Bits to_play = 0;
  if constexpr (S.calls) to_play = may_make_yaku(hand, game_.stock().cards[state_.next]);
  std::uint64_t nodes = 0;
  for (Bits rest = hand & ~to_play; rest != 0;) {
    const int card = lowest(rest);
    const Bits same = rest & whole_month_of(card);
    rest ^= same;
    const Captures& captures = tables_.played[nibble(state_.field, month_of(card))];
    const auto alike = static_cast<std::uint64_t>(count(same)) * captures.ways;
    nodes += alike * count_three_with(card, captures.takes[0]);
  }
  return to_play == 0 ? nodes : nodes + play_each(to_play, 3);
}

// Of the lines that begin with this move.
template <Shape S>
std::uint64_t PlainPerft<S>::count_three_with(int card, unsigned takes) const {
  const auto settled = [](Bits field, int settles, unsigned taken) {
    return taken == 0 ? field | bit(settles) : field & ~(Bits{taken} << (4 * month_of(settles)));
  };
  const std::size_t next = seat_after(state_.turn);
  const std::size_t last = seat_after(next);
  const int drawn = game_.stock().cards[state_.next];
  const Bits field = settled(state_.field, card, takes);
  const Captures& captures = tables_.drawn[nibble(field, month_of(drawn))];
  const Bits field_then = settled(field, drawn, captures.takes[0]);
  if (captures.ways > 1) {  // the choice is a ply
    return captures.ways * count_answers(state_.hand[next], field_then);
  }
  return count_two_compulsory(state_.hand[next], state_.hand[last] & ~bit(card), field_then,
                              game_.stock().cards[state_.next + 1U]);
}

}  // namespace hanaproof::engine
