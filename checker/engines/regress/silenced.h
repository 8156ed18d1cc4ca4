// Somebody whose word is not taken in everything.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "model/games/game.h"

namespace hanaproof::regress {

// The game, but these members of its positions and scores are compared with nothing. It must
// outlive what it gives.
std::unique_ptr<games::Game> silenced(const games::Game& game,
                                      const std::set<std::string>& members);

}  // namespace hanaproof::regress
