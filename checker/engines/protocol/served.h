// A game asked by people whom nobody knows: what it answers to the requests of the protocol.
#pragma once

#include <memory>

#include "checker/engines/protocol/messages.h"
#include "model/games/game.h"

namespace hanaproof::protocol {

enum class With { spec, engine };

// The game as the spec or the fast engine plays it. A position or a deal that cannot be is refused:
// notation::NotationError.
std::unique_ptr<games::Game> served(const rulebook::Ruleset& rules, With with);

// To a request about a position; of what no later decision depends on positions always have the
// same. Throws what says why it cannot answer.
Body answer(const games::Game& game, const Request& request);

}  // namespace hanaproof::protocol
