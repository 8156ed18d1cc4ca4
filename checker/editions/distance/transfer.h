// Whether a situation that was found under some rules can come about under others.
#pragma once

#include "checker/editions/finding/finding.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::distance {

// A deal of the right shape, a line that is legal all the way and leads where the witness says, a
// line of bets, hands from the deck. What cannot be told by that - a position for which no line is
// known - counts as impossible.
bool can_occur(const rulebook::Ruleset& rules, const checker::Witness& witness);

}  // namespace hanaproof::distance
