// Positions of a request and of its reply, whoever asks.
#pragma once

#include <optional>
#include <string>

#include "model/games/family.h"
#include "model/spec/games/game.h"

namespace hanaproof::client {

// A deal with all that the protocol asks of one that is to be opened.
games::Position whole(const spec::Game& spec, games::Position dealt);

// Why no play, or not that of the move, can have led from one position to the other. Empty where
// nothing is wrong.
std::string impossible(const games::Family& family, const games::Position& before,
                       const std::optional<games::Move>& move, const games::Position& after);

}  // namespace hanaproof::client
