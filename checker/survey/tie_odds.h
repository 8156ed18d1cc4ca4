// How often the question comes up who wins when the best hands are equal.
#pragma once

#include <string>

#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// "2 players: 23/323 (7.1 %); 3 players: ...": exact, for every number of players that the deck
// allows, when nobody folds. The rules are those of a betting game.
std::string tie_odds(const rulebook::Ruleset& rules);

}  // namespace hanaproof::checker
