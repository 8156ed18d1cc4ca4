// How often fields of Hachi-Hachi still wait when the last round has been played.
#pragma once

#include <string>

#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// "after 12 rounds a field still waits with chance 0.2394 (1 in 4.2)": exact, from a Markov chain
// in fractions. Every round is dealt anew; rounds for which too few stay are left out. "not
// counted", and why, where the rules make no chain.
std::string pending_odds(const rulebook::Ruleset& rules);

}  // namespace hanaproof::checker
