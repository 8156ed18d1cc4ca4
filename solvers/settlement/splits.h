// In how many ways the 48 cards can come into three piles in captures, by the points of the piles.
#pragma once

#include <array>
#include <cstdint>

#include "model/cards/card_set.h"

namespace hanaproof::settlement {

using Whole = std::int64_t;  // 21 to the power of 12 divisions at most

// The piles of the three active players in order from oya. Captures are of pairs or of whole
// months, so that of each month a pile has none, two or all four cards; a month that was dealt to
// the field whole is in no pile.
struct Split {
  std::array<cards::CardSet, 3> piles;
};

struct Splits {
  Whole all = 0;
  Whole all_par = 0;                  // every pile has `par` points
  Whole double_eight = 0;             // some pile has `many` points or more
  std::array<Whole, 3> many_of = {};  // the pile of each has
  int most = 0;                       // points of the richest pile of any split
};

// With every month captured, or with one month left on the field.
Splits count_splits(int par, int many);
Splits count_splits_with_one_left(int par, int many);

// A split in which every pile has so many points, and one whose first pile has so many or more with
// the fewest cards.
Split par_split(int par);
Split rich_split(int many);

}  // namespace hanaproof::settlement
