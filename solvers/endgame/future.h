// What is still to come of a round whose stock is known: who draws which card, and which cards can
// still take part.
#pragma once

#include <algorithm>
#include <array>

#include "solvers/endgame/likeness.h"
#include "solvers/engine/game.h"

namespace hanaproof::endgame {

template <engine::Shape S>
class Future {
 public:
  using State = engine::State<2>;
  using Game = engine::Game<S>;

  // For `root` and everything that comes of it.
  Future(const Game& game, const State& root) : everything_counts_(game.tables().wildcard.on) {
    const engine::Stock& stock = game.stock();
    int end = stock.size;
    const int turns = engine::count(root.hand[0] | root.hand[1]) + (root.before_draw ? 1 : 0);
    const engine::Tables& tables = game.tables();
    if (!tables.ends_with_stock || tables.empty_hand_ends) {
      end = std::min(end, root.next + turns);
    }
    for (int i = end; i-- > 0;) {
      const auto at = static_cast<std::size_t>(i);
      drawn_next_[at] = engine::bit(stock.cards[at]) | drawn_next_[at + 2];
    }
  }

  // The cards of the stock that a seat will draw.
  Bits draws(const State& state, int seat) const {
    const bool draws_next =
        (state.phase == engine::Phase::play || state.before_draw) == (seat == state.turn);
    return drawn_next_[state.next + (draws_next ? 0U : 1U)];
  }
  // The cards that a seat will put on the table, from its hand, the stock, or just drawn.
  Bits puts(const State& state, int seat) const {
    const auto i = static_cast<std::size_t>(seat);
    Bits cards = state.hand[i] | draws(state, seat);
    if (seat == state.turn && state.drawn != engine::kNoCard) cards |= engine::bit(state.drawn);
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
  std::array<Bits, 51> drawn_next_{};  // by index: this card, and every second one after it
  // A wildcard meets any month, so that no month is ever closed.
  bool everything_counts_;
};

}  // namespace hanaproof::endgame
