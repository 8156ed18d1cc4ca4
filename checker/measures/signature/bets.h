// Betting games as numbers: what is bet, what it comes to with which hands. Names of combinations,
// readings and editions do not go in.
#pragma once

#include "checker/measures/signature/counts.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::signature {

// Small betting games: every line of bets, and every different end settled with hands of the deck,
// always the same ones. With more players than small games are for, some rounds at random.
Part betting_games(const rulebook::Ruleset& rules);

// All hands of two players against each other, and some of three and more, where everybody stays
// in; and the draw for dealer.
Part showdowns(const rulebook::Ruleset& rules);

}  // namespace hanaproof::signature
