// Which moves are tried, and which first.
#pragma once

#include "solvers/endgame/future.h"
#include "solvers/endgame/workspace.h"
#include "solvers/engine/score.h"

namespace hanaproof::endgame {

template <engine::Shape S>
class Ordering {
 public:
  using State = engine::State<2>;
  using Move = engine::Move;

  Ordering(const engine::Game<S>& game, const Future<S>& future, const Likeness& likeness)
      : game_(game), future_(future), likeness_(likeness) {}

  // Fills the ply with the moves of a position, one of each lot that comes to the same; how many
  // stand in its order. `first` is tried first if it is among them; null: none.
  std::size_t list(const State& state, Bits open, const Move* first, Ply& ply) const {
    game_.moves(state, ply.moves);
    const Bits lots = duplicates(state, open);
    std::size_t size = 0;
    for (std::size_t i = 0; i < ply.moves.size(); ++i) {
      const Move move = ply.moves[i];
      if (state.phase == engine::Phase::play && (lots >> move.card & 1U) != 0) continue;
      if (takes_a_twin(state, move)) continue;
      const unsigned rank = first != nullptr && move == *first ? kFirst : rank_of(state, move);
      ply.order[size++] = rank << 8 | static_cast<unsigned>(i);
    }
    return size;
  }

 private:
  static constexpr unsigned kFirst = 1U << 16;

  // Cards of the hand for which another one that comes to the same is played: a twin; for a card
  // that nothing can come of any more, another such; and for the first of a month's last two cards,
  // both in this hand, the second.
  Bits duplicates(const State& state, Bits open) const {
    const Bits hand = state.hand[state.turn];
    const Bits closed = hand & ~open;
    Bits found = closed & (closed - 1);
    const Bits own = hand & open & ~shared(state);
    for (Bits rest = hand & open; rest != 0; rest &= rest - 1) {
      const int card = engine::lowest(rest);
      const Bits below = engine::bit(card) - 1;
      const Bits mates = own & engine::whole_month_of(card);
      if ((likeness_.alike_in_month(card) & hand & below) != 0 ||
          ((mates >> card & 1U) != 0 && engine::count(mates) == 2 && (mates & below) != 0)) {
        found |= engine::bit(card);
      }
    }
    return found;
  }

  // The months of which any card is elsewhere than in the hand of the player at turn.
  Bits shared(const State& state) const {
    if (future_.everything_counts()) return ~Bits{0};
    const Bits elsewhere = state.field | state.hand[1U - state.turn] | future_.draws(state, 0) |
                           future_.draws(state, 1);
    return engine::months_with_any(elsewhere);
  }

  bool takes_a_twin(const State& state, Move move) const {
    if (move.sort != Move::Sort::card || (move.takes & (move.takes - 1U)) != 0 || move.takes == 0) {
      return false;
    }
    const Bits taken = move.taken();
    return (likeness_.alike_in_month(engine::lowest(taken)) & state.field & (taken - 1)) != 0;
  }

  // Captures by what they take.
  unsigned rank_of(const State&, Move move) const {
    if (move.sort != Move::Sort::card || move.takes == 0) return 0;
    return 1 + static_cast<unsigned>(
                   engine::worth(game_.tables(), move.taken() | engine::bit(move.card)));
  }

  const engine::Game<S>& game_;
  const Future<S>& future_;
  const Likeness& likeness_;
};

}  // namespace hanaproof::endgame
