// Whether a pile makes a yaku, whatever hides it: the literal evaluation, whichever way the sake
// cup counts.
#pragma once

#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/smt/points.h"

namespace hanaproof::properties {

// What the sake cup may count as under the rules.
using smt::sake_cups;

bool makes(cards::CardSet pile, const rulebook::Yaku& yaku,
           const std::vector<rulebook::yaku::SakeCup>& sake_cups);

}  // namespace hanaproof::properties
