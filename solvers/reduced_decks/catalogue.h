// The small games, chosen so that every yaku and every clause with an effect within a round comes
// up in at least one of them.
#pragma once

#include <vector>

#include "solvers/reduced_decks/game.h"

namespace hanaproof::reduced_decks {

// The tables for so many players (2 to 7). Hands, field and stock of each are as few cards as
// serve its purpose; where that takes a deck too large to deal in every way, some cards are placed.
const std::vector<Table>& catalogue(int players);

}  // namespace hanaproof::reduced_decks
