// What is still to come of a round whose stock is known: who draws which card, and which cards can
// still take part.
#pragma once

#include <algorithm>
#include <array>

#include "solvers/endgame/likeness.h"
#include "solvers/endgame/sides.h"
#include "solvers/engine/game.h"

namespace hanaproof::endgame {

template <engine::Shape S>
class Future {
 public:
  using State = engine::State<S.players>;
  using Game = engine::Game<S>;

  // For `root` and everything that comes of it.
  Future(const Game& game, const State& root) : everything_counts_(game.tables().wildcard.on) {
    const engine::Stock& stock = game.stock();
    int end = stock.size;
    const int turns =
        engine::count(of_side(root.hand, 0) | of_side(root.hand, 1)) + (root.before_draw ? 1 : 0);
    const engine::Tables& tables = game.tables();
    if (!tables.ends_with_stock || tables.empty_hand_ends) {
      end = std::min(end, root.next + turns);
    }
    for (int i = end; i-- > 0;) {
      const auto at = static_cast<std::size_t>(i);
      drawn_next_[at] = engine::bit(stock.cards[at]) | drawn_next_[at + 2];
    }
  }

  // The cards of the stock that a side will draw.
  Bits draws(const State& state, int side) const {
    const bool has_not_drawn = state.phase == engine::Phase::play ||
                               state.phase == engine::Phase::declare || state.before_draw;
    const bool draws_next = has_not_drawn == (side == side_of(whose_turn(state)));
    return drawn_next_[state.next + (draws_next ? 0U : 1U)];
  }
  // The cards that a side will put on the table, from its hands, the stock, or just drawn.
  Bits puts(const State& state, int side) const {
    Bits cards = of_side(state.hand, side) | draws(state, side);
    if (side == side_of(state.turn) && state.drawn != engine::kNoCard) {
      cards |= engine::bit(state.drawn);
    }
    return cards;
  }

  // The months (all four cards of each) in which a card can still be captured.
  Bits open_months(Bits puts, Bits field) const {
    if (everything_counts_) return ~Bits{0} >> 16;
    const Bits counts = engine::month_counts(puts | field);
    const Bits several = engine::widen(((counts >> 1) | (counts >> 2)) & engine::kLowOfMonth);
    return several & engine::months_with_any(puts);
  }
  bool everything_counts() const { return everything_counts_; }

 private:
  // Who objects to a wildcard decides in another's turn.
  static int whose_turn(const State& state) {
    return state.phase == engine::Phase::declare ? state.wild_player : state.turn;
  }

  std::array<Bits, 51> drawn_next_{};  // by index: this card, and every second one after it
  // A wildcard meets any month, so that no month is ever closed.
  bool everything_counts_;
};

}  // namespace hanaproof::endgame
