// How often the question comes up who wins when the best hands are equal.
#pragma once

#include <string>

#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// "2 players: 23/323 (7.1 %); 3 players: ...": exact, for every number of players that the deck
// allows, when nobody folds. Where the rules leave open which hands are equal and what they pay:
// "not counted", and why. The rules are those of a betting game.
std::string tie_odds(const rulebook::Ruleset& rules);

}  // namespace hanaproof::checker
