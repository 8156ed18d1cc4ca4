// What captured cards and yaku come to when a round is settled, where yaku act on the scores of
// cards (score.yaku-effect).
#pragma once

#include <vector>

#include "model/spec/settle.h"
#include "properties/division.h"

namespace hanaproof::properties {

// A result is a sum: `base`, the worth of the side's cards, and each point of a yaku so many times,
// of the side itself and of the others.
struct Effect {
  int base = 0;
  int own = 0;
  int others = 0;

  int result(int cards, int own_yaku, int others_yaku) const {
    return base + cards + own * own_yaku + others * others_yaku;
  }
};

// The end of a round in which the sides have captured these piles and nothing else.
notation::Position end_with(const spec::Rules& rules, const Sides& sides,
                            const std::vector<cards::CardSet>& piles);

// As the specification settles a round in which the first side has a yaku and nothing else.
Effect effect_of(const spec::Rules& rules, const Sides& sides,
                 const std::vector<YakuCardSets>& ways);

// Whether every side's result of a round is the sum that the effect makes of it.
bool is_sum(const Effect& effect, const Sides& sides, const spec::Score& settled);

}  // namespace hanaproof::properties
