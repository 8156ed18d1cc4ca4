// Hachi-Hachi as numbers: matches, made-up situations, hands and fields. Names of combos, readings
// and editions do not go in.
#pragma once

#include "checker/measures/signature/counts.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::signature {

// Always the same matches, in the styles of the cross-check: every position, what is legal in it,
// what it is worth and what comes of every move. There are no small games of Hachi-Hachi, so this
// is a sample: equal numbers say that nothing in it comes out otherwise.
Part hachi_matches(const rulebook::Ruleset& rules);

// Made-up situations, where matches seldom come to rare answers: rounds before their last card,
// with and without mizu-ten, in every way they can end; and deals until the first card, where all
// stay or all pass who may.
Part hachi_made_up(const rulebook::Ruleset& rules);

// What hands make and what they are compensated with, in a few thousand of them; and which fields
// every set of lights makes, with and without others that wait.
Part hachi_hands_and_fields(const rulebook::Ruleset& rules);

}  // namespace hanaproof::signature
