// How often some questions come up: who wins when the best hands are equal, and what becomes of
// fields of Hachi-Hachi that still wait when the last round has been played.
#pragma once

#include <string>

#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// "2 players: 23/323 (7.1 %); 3 players: ...": exact, for every number of players that the deck
// allows, when nobody folds. Where the rules leave open which hands are equal and what they pay:
// "not counted", and why. The rules are those of a betting game.
std::string tie_odds(const rulebook::Ruleset& rules);

// "after 12 rounds a field still waits with chance 0.2394 (1 in 4.2)": exact, from a Markov chain
// in fractions. Every round is dealt anew; rounds for which too few stay are left out. "not
// counted", and why, where the rules make no chain.
std::string pending_odds(const rulebook::Ruleset& rules);

}  // namespace hanaproof::checker
