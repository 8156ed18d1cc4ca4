// What small games leave out, as numbers: the draw for dealer, the deal itself, yaku with their
// real thresholds, matches, and rounds on the whole deck.
#pragma once

#include <string>

#include "checker/measures/signature/counts.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::signature {

// Draws for dealer, of any game.
Part draws(const rulebook::Ruleset& rules);
// The answers on which `draws` depends; equal text, equal number.
std::string decides_draws(const rulebook::Ruleset& rules);

// The deck dealt out; every kind of hands and field, opened; ends of matches; stops after calls;
// and rounds of each style of play, in one of each style with every legal move tried at every
// decision.
Part full_deck(const rulebook::Ruleset& rules);

// What captured cards are worth: piles of every size, few cards of each sort, and calls.
Part piles(const rulebook::Ruleset& rules);
// The answers on which `piles` depends; equal text, equal number.
std::string decides_piles(const rulebook::Ruleset& rules);

}  // namespace hanaproof::signature
