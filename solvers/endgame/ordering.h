// Which moves are tried, and which first.
#pragma once

#include "solvers/endgame/view.h"
#include "solvers/endgame/workspace.h"
#include "solvers/engine/score.h"

namespace hanaproof::endgame {

template <engine::Shape S>
class Ordering {
 public:
  using State = engine::State<S.players>;
  using Move = engine::Move;

  Ordering(const engine::Game<S>& game, const Future<S>& future, const Likeness& likeness)
      : game_(game), future_(future), likeness_(likeness) {}

  // Fills the ply with the moves of a position, one of each lot that comes to the same; how many
  // stand in its order. `first` is tried first if it is among them; null: none.
  std::size_t list(const State& state, const View& view, const Move* first, Ply& ply) const {
    game_.moves(state, ply.moves);
    const Bits lots = duplicates(state, view);
    const Bits twins = likeness_.twins(state.field);
    std::size_t size = 0;
    for (std::size_t i = 0; i < ply.moves.size(); ++i) {
      const Move move = ply.moves[i];
      if (state.phase == engine::Phase::play && (lots >> move.card & 1U) != 0) continue;
      if (takes_a_twin(move, twins)) continue;
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
  Bits duplicates(const State& state, const View& view) const {
    const Bits hand = state.hand[state.turn];
    const Bits closed = hand & ~view.open;
    const Bits useful = hand & view.open;
    const Bits own = useful & ~shared(state);
    return (closed & (closed - 1)) | likeness_.twins(useful) |
           (engine::months_with_two(own) & upper_of_month(own));
  }
  // The cards that have another of their month below them.
  static Bits upper_of_month(Bits set) {
    const Bits fill = (set << 1 & ~engine::kLowOfMonth) | (set << 2 & ~(engine::kLowOfMonth * 3)) |
                      (set << 3 & ~(engine::kLowOfMonth * 7));
    return set & fill;
  }

  // The months of which any card is elsewhere than in the hand of the player at turn.
  Bits shared(const State& state) const {
    if (future_.everything_counts()) return ~Bits{0};
    Bits elsewhere = state.field | future_.draws(state, 0) | future_.draws(state, 1);
    for (std::size_t seat = 0; seat < S.players; ++seat) {
      if (seat != state.turn) elsewhere |= state.hand[seat];
    }
    return engine::months_with_any(elsewhere);
  }

  static bool takes_a_twin(Move move, Bits twins) {
    return move.sort == Move::Sort::card && (move.takes & (move.takes - 1U)) == 0 &&
           (move.taken() & twins) != 0;
  }

  // Stopping costs one look, going on a search; captures by what they take.
  unsigned rank_of(const State&, Move move) const {
    if (move.sort == Move::Sort::stop) return kFirst + 1;
    if (move.sort != Move::Sort::card || move.takes == 0) return 0;
    return 1 + static_cast<unsigned>(
                   engine::worth(game_.tables(), move.taken() | engine::bit(move.card)));
  }

  const engine::Game<S>& game_;
  const Future<S>& future_;
  const Likeness& likeness_;
};

}  // namespace hanaproof::endgame
