// Play, as fast as the shape of the rules lets it be: one class template, specialised at compile
// time on the shape, never on an edition. Copy-make: a state is copied and the move applied to the
// copy.
//
// A state handed out is at a decision or over; what is forced is carried out within the move
// before. Nothing here allocates.
#pragma once

#include <array>

#include "solvers/engine/move.h"
#include "solvers/engine/state.h"
#include "solvers/engine/tables.h"

namespace hanaproof::engine {

// The order in which the stock is drawn.
struct Stock {
  std::array<std::uint8_t, 48> cards{};
  std::uint8_t size = 0;
};

template <Shape S>
class Game {
 public:
  static constexpr Shape kShape = S;
  static constexpr int kPlayers = S.players;
  using State = engine::State<S.players>;

  // The tables must outlive the game and be of this shape.
  Game(const Tables& tables, const Stock& stock) : t_(&tables), stock_(stock) {}

  const Tables& tables() const { return *t_; }
  const Stock& stock() const { return stock_; }

  // The number of legal moves; 0 when the round is over.
  int count_moves(const State& state) const;
  // All legal moves, in no particular order. The list is emptied first.
  void moves(const State& state, MoveList& list) const;
  // Carries out a legal move and all that follows from it without a decision.
  void play(State& state, Move move) const;

  // All cards in play, in whatever place.
  Bits deck(const State& state) const;

  // What counts for a seat's yaku: its own cards, or its side's.
  Bits counted(const State& state, int seat) const;
  Counters counters(const State& state, int seat) const;
  Made made(const State& state, int seat) const {
    return t_->yaku.made(counted(state, seat), counters(state, seat));
  }

  // At the beginning of a turn (`play` with a stock card to come) of plain shape: the number of
  // moves after each move, summed; see count_two.h.
  std::uint64_t count_two(const State& state) const;

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  const Captures& ways(From from, Bits field, int card) const {
    return t_->captures(from)[nibble(field, month_of(card))];
  }
  std::uint64_t count_two_by_playing(const State& state, Bits cards) const;
  Bits may_make_yaku(const State& state, int drawn) const;
  Bits playable(const State& state) const;
  bool wildcard_is_barred(const State& state, int player) const;
  Bits wildcard_targets(const State& state, int player) const;
  int objector(const State& state, int took, int player) const;

  bool hands_empty(const State& state) const;
  bool played_out(const State& state) const;
  bool improved(const State& state) const;
  bool may_go_on(const State& state) const;

  void take(State& state, int card, Move move) const;
  void play_hand_card(State& state, Move move) const;
  void play_wildcard(State& state, Move move) const;
  void answer_wildcard(State& state, bool objects) const;
  void remember_wildcard(State& state, Move move) const;
  static Move wildcard_move(const State& state) {
    return Move::of_card(kLightning, month_of(state.wild_took), 1U << (state.wild_took & 3));
  }
  void object(State& state) const;
  void draw(State& state) const;
  void settle_drawn(State& state, Move move) const;
  void end_turn(State& state) const;
  void next_turn(State& state) const;
  void offer_call(State& state) const;
  void say_koi_koi(State& state) const;
  void stop(State& state) const;
  void finish(State& state) const;

  const Tables* t_;
  Stock stock_;
};

}  // namespace hanaproof::engine

#include "solvers/engine/count_two.h"
#include "solvers/engine/moves.h"
#include "solvers/engine/turn.h"
