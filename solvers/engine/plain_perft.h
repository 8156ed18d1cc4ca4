// Counting move sequences where the rules are of plain shape: one state, moves made and unmade in
// it, and the last two or three plies counted without making them. Part of perft.h.
#pragma once

#include "solvers/engine/game.h"

namespace hanaproof::engine {

template <Shape S>
std::uint64_t perft(const Game<S>& game, const State<S.players>& state, int depth);

// What `count` makes of the position after each legal move, summed.
template <Shape S, class Count>
std::uint64_t sum_over_moves(const Game<S>& game, const State<S.players>& state, Count count) {
  MoveList moves;
  game.moves(state, moves);
  std::uint64_t nodes = 0;
  for (const Move move : moves) {
    State<S.players> child = state;
    game.play(child, move);
    nodes += count(child);
  }
  return nodes;
}

template <Shape S>
class PlainPerft {
 public:
  using State = engine::State<S.players>;

  PlainPerft(const Game<S>& game, const State& state)
      : game_(game), tables_(game.tables()), state_(state) {}

  // From a position in `play`. `depth` >= 1.
  std::uint64_t walk(int depth) {
    const Bits hand = state_.hand[state_.turn];
    if (depth == 1) return count_answers(hand, state_.field);
    if (state_.next >= game_.stock().size) return end_of_stock(depth);
    if (depth == 2) return count_two();
    if (depth == 3 && three_can_be_counted()) return count_three();
    return play_each(game_.playable(hand, state_.field), depth);
  }

 private:
  // What settling a card changes; kept to take it back.
  struct Undo {
    Bits field;
    Bits captured;
    Counters counters;
  };
  Undo settled() const {
    return {state_.field, state_.captured[state_.turn], state_.counters[state_.turn]};
  }
  void settle(const Undo& before, int card, unsigned takes) {
    const int month = month_of(card);
    if (takes == 0) {
      state_.field = before.field | bit(card);
      state_.captured[state_.turn] = before.captured;
      state_.counters[state_.turn] = before.counters;
      return;
    }
    const Bits taken = Bits{takes} << (4 * month);
    state_.field = before.field & ~taken;
    state_.captured[state_.turn] = before.captured | taken | bit(card);
    if constexpr (S.calls) {
      state_.counters[state_.turn] =
          before.counters + tables_.yaku.gain(month, takes | 1U << (card & 3));
    }
  }
  void restore(const Undo& before) {
    state_.field = before.field;
    state_.captured[state_.turn] = before.captured;
    state_.counters[state_.turn] = before.counters;
  }

  std::uint64_t count_answers(Bits hand, Bits field) const {
    return static_cast<std::uint64_t>(game_.count_hand_moves(hand, field));
  }

  // Makes every move with these cards of the hand; counts `depth` plies, that move included.
  std::uint64_t play_each(Bits cards, int depth) {
    const Undo before = settled();
    const std::size_t turn = state_.turn;
    const Bits hand = state_.hand[turn];
    std::uint64_t nodes = 0;
    for (Bits rest = cards; rest != 0; rest &= rest - 1) {
      const int card = lowest(rest);
      const Captures& captures = tables_.played[nibble(before.field, month_of(card))];
      state_.hand[turn] = hand & ~bit(card);
      for (std::size_t i = 0; i < captures.ways; ++i) {
        settle(before, card, captures.takes[i]);
        nodes += draw(depth - 1);
      }
    }
    state_.hand[turn] = hand;
    restore(before);
    return nodes;
  }

  // The card from the hand is settled, and the stock is not empty: `depth` plies from there.
  std::uint64_t draw(int depth) {
    const int card = game_.stock().cards[state_.next];
    const Captures& captures = tables_.drawn[nibble(state_.field, month_of(card))];
    if (captures.ways > 1) {
      if (depth == 1) return captures.ways;
      --depth;  // the choice is a ply
    }
    const Undo before = settled();
    std::uint64_t nodes = 0;
    ++state_.next;
    for (std::size_t i = 0; i < captures.ways; ++i) {
      settle(before, card, captures.takes[i]);
      nodes += after_turn(depth);
    }
    --state_.next;
    restore(before);
    return nodes;
  }

  // Hand card and stock card are settled: `depth` plies from there.
  std::uint64_t after_turn(int depth) {
    if (game_.improved(state_)) return elsewhere(depth);
    if (game_.played_out(state_)) return 0;
    const std::uint8_t turn = state_.turn;
    const auto next = static_cast<std::uint8_t>(turn + 1 == S.players ? 0 : turn + 1);
    if (state_.hand[next] == 0) return elsewhere(depth);
    state_.turn = next;
    const std::uint64_t nodes = walk(depth);
    state_.turn = turn;
    return nodes;
  }

  // A call, or an empty hand: for the general walk.
  std::uint64_t elsewhere(int depth) const {
    State child = state_;
    game_.end_turn(child);
    return perft(game_, child, depth);
  }

  std::uint64_t end_of_stock(int depth) const {
    return sum_over_moves(game_, state_,
                          [&](const State& child) { return perft(game_, child, depth - 1); });
  }

  std::uint64_t count_two();
  static std::uint64_t count_two_compulsory(Bits cards, Bits answers_hand, Bits field, int drawn);
  std::uint64_t count_two_by_month(Bits cards, Bits answers_hand, int drawn) const;
  Bits may_make_yaku(Bits cards, int drawn) const;
  bool three_can_be_counted() const;
  std::uint64_t count_three();
  std::uint64_t count_three_with(int card, unsigned takes) const;
  bool next_may_make_yaku() const;
  std::size_t seat_after(std::size_t seat) const { return seat + 1 == S.players ? 0 : seat + 1; }

  const Game<S>& game_;
  const Tables& tables_;
  State state_;
};

}  // namespace hanaproof::engine

#include "solvers/engine/count_three.h"
#include "solvers/engine/count_two.h"
