// What a position is worth, and what a round that is over gives to whom.
#pragma once

#include <array>

#include "solvers/engine/game.h"

namespace hanaproof::engine {

template <int Players>
struct Score {
  std::array<Made, Players> yaku{};    // none where the worth of cards is counted
  std::array<int, Players> points{};   // before any factor
  std::array<int, Players> result{};   // what is written down; 0 while the round goes on
  std::array<int, Players> payment{};  // zero-sum; 0 while the round goes on
};

// What hands and field are worth before play, and whether the deal is played at all: `state` gets
// its first player, and is over when the deal is won or void. Its hands and field must be dealt.
template <int Players>
void open(const Tables& tables, State<Players>& state);

// The worth of cards by score.card-values.
inline int worth(const Tables& tables, Bits cards);

// An equal share of the deck's worth is rounded down.
template <Shape S>
Score<S.players> score(const Game<S>& game, const State<S.players>& state);

}  // namespace hanaproof::engine

#include "solvers/engine/deal.h"
#include "solvers/engine/settle.h"
