// What a round is worth to the first side, less the second.
#pragma once

#include "solvers/endgame/sides.h"
#include "solvers/engine/score.h"

namespace hanaproof::endgame {

// Whether yaku act on scores for which cards are counted.
inline bool yaku_count_too(const engine::Tables& tables) {
  return tables.card_points.yaku != engine::CardPoints::YakuEffect::none;
}

// What captured cards are worth more to the first side, where cards are counted; else 0.
template <engine::Shape S>
int ahead(const engine::Game<S>& game, const engine::State<S.players>& state) {
  const engine::Tables& tables = game.tables();
  if (!tables.card_points.count) return 0;
  return engine::worth(tables, of_side(state.captured, 0)) -
         engine::worth(tables, of_side(state.captured, 1));
}

// The value of a round that is over: the difference of results where cards are counted, else what
// the first side is paid.
template <engine::Shape S>
int outcome(const engine::Game<S>& game, const engine::State<S.players>& over) {
  const bool cards_alone = game.tables().card_points.count && !yaku_count_too(game.tables());
  if (cards_alone && over.deal_end == engine::DealEnd::none) {
    return ahead(game, over);  // the same whether or not an equal share is taken off
  }
  const auto score = engine::score(game, over);
  if (game.tables().card_points.count) return score.result[0] - score.result[1];
  int paid = 0;
  for (std::size_t seat = 0; seat < S.players; seat += 2) paid += score.payment[seat];
  return paid;
}

}  // namespace hanaproof::endgame
