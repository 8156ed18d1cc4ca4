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

  // In how many ways these cards of a hand can be played to a field, wildcards left out.
  int count_hand_moves(Bits hand, Bits field) const;
  // Those of them that may be played.
  Bits playable(Bits hand, Bits field) const;
  // Whether no turn is left after the present one.
  bool played_out(const State& state) const;
  // Whether the player at turn has something to call for since the side's last koi-koi.
  bool improved(const State& state) const;
  // Hand card and stock card are settled: a call is offered, or it is the next player's turn.
  void end_turn(State& state) const;

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  const Captures& ways(From from, Bits field, int card) const {
    return t_->captures(from)[nibble(field, month_of(card))];
  }
  bool wildcard_is_barred(const State& state, int player) const;
  Bits wildcard_targets(const State& state, int player) const;
  int objector(const State& state, int took, int player) const;

  bool hands_empty(const State& state) const;
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
  void next_turn(State& state) const;
  void offer_call(State& state) const;
  void say_koi_koi(State& state) const;
  void stop(State& state) const;
  void finish(State& state) const;

  const Tables* t_;
  Stock stock_;
};

}  // namespace hanaproof::engine

#include "solvers/engine/moves.h"
#include "solvers/engine/turn.h"
