// Piles of captured cards to try before anything is proved.
#pragma once

#include <vector>

#include "model/cards/card_set.h"

namespace hanaproof::checker {

// Capturable piles (0, 2 or 4 cards of each month), always the same ones; sparse and full ones.
const std::vector<cards::CardSet>& sample_piles();

}  // namespace hanaproof::checker
