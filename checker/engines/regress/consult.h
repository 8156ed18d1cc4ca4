// The spec asked what a corpus keeps of a situation.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "model/spec/games/game.h"

namespace hanaproof::regress {

// Has the spec forget what it was asked before, and asks it: to open a deal, or what is legal in a
// position, what that is worth, and what a move leads to. Where it leads; without a move the
// position. Throws what the spec throws.
games::Position consult(const spec::Game& spec, bool opens, const games::Position& position,
                        const std::optional<games::Move>& move);

// The clauses in force that the spec was asked for since it last forgot, by id.
std::set<std::string> clauses_asked(const spec::Game& spec);

}  // namespace hanaproof::regress
