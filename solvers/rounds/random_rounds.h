// Rounds of random play: the same seed gives the same round on any machine.
#pragma once

#include <cstdint>
#include <vector>

#include "model/cards/dice.h"
#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::rounds {

// One decision: what was legal, what was chosen, and what came of it.
struct Step {
  notation::Position before;
  std::vector<notation::Move> legal;
  notation::Move move;
  notation::Position after;
};

struct Round {
  notation::Position deal;
  std::vector<Step> steps;

  const notation::Position& last() const { return steps.empty() ? deal : steps.back().after; }
  std::vector<notation::Move> line() const;
};

// From the deal on: captures are preferred and most calls go on, each to a degree that the dice
// decide for the round. Stops short of the end only where no move is legal or after `most` plies.
Round play_round(const spec::Rules& rules, const notation::Position& deal, cards::Dice& dice,
                 int most);
// The same from a shuffled deck. Where `stacked`, the lightning and three cards of a month are put
// where the wildcard meets the holder of the fourth.
Round random_round(const spec::Rules& rules, std::uint64_t seed, int most, bool stacked = false);

}  // namespace hanaproof::rounds
