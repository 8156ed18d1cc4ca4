// Hands counted month by month.
//
// What a hand's combos can still come to depends on how many cards it has of each set that a
// condition speaks of, and on its months of two cards or more. Beginnings that agree in this are
// one state with a number of hands and the least of them; a month leads from a state to as many
// others as its cards can be told apart in. What the least hand of a state makes is evaluated
// literally.
#pragma once

#include "solvers/hands/tally.h"

namespace hanaproof::hands {

// Throws TooMany beyond some millions of states.
Tally count_hands(const HandRules& rules);

}  // namespace hanaproof::hands
