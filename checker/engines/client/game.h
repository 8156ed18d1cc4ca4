// An engine at the other end of the protocol as a game.
#pragma once

#include <memory>

#include "checker/engines/client/engine.h"
#include "model/games/game.h"

namespace hanaproof::client {

// The engine must outlive the game. All that is asked of the game can throw EngineFault. A deal is
// opened by the engine if it says that it can do that, else by the spec of these rules. Sequences
// of moves are counted by asking for them one by one. Of a betting the protocol says what the seats
// have put in and who is asked, but not how the auctions went: positions have the outline alone.
std::unique_ptr<games::Game> game(Engine& engine, const rulebook::Ruleset& rules);

}  // namespace hanaproof::client
