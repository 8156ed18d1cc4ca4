// Hachi-Hachi as numbers: matches, hands and fields. Names of combos, readings and editions do not
// go in.
#pragma once

#include "checker/signature/counts.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::signature {

// Always the same matches, in the styles of the cross-check: every position, what is legal in it,
// what it is worth and what comes of every move. There are no small games of Hachi-Hachi, so this
// is a sample: equal numbers say that nothing in it comes out otherwise.
Part hachi_matches(const rulebook::Ruleset& rules);

// What hands make and what they are compensated with, in a few thousand of them; and which fields
// every set of lights makes, with and without others that wait.
Part hachi_hands_and_fields(const rulebook::Ruleset& rules);

}  // namespace hanaproof::signature
