// What somebody answers along one line, asked once and kept: for holding it against many rules.
#pragma once

#include <memory>

#include "model/games/game.h"

namespace hanaproof::regress {

// Starts where the line does, whatever it is asked, and answers as the game does. The game must
// outlive it.
std::shared_ptr<const games::Game> kept(const games::Game& game, const games::Line& line);

}  // namespace hanaproof::regress
