// A game of a fourth family, as somebody would add it: two players, a few cards. Whoever is at turn
// plays a card, and takes a card of its month from the field if there is one. Who takes more wins.
#pragma once

#include "model/games/added.h"
#include "model/rulebook/library.h"

namespace hanaproof::pairs {

// `faulty`: the engine leaves one of three cards that it takes, for tests.
games::AddedGame game(bool faulty = false);
// Its only edition, "pairs.en". Adds the game.
const rulebook::Library& library();

}  // namespace hanaproof::pairs
