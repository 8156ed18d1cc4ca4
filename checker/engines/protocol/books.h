// Books that an engine may do without (kBooks), kept for it by somebody else.
#pragma once

#include <set>
#include <string>

#include "model/games/position.h"

namespace hanaproof::protocol {

// Takes over what the engine does not keep, as somebody has it who does.
void keep(const std::set<std::string>& silent, const games::Position& kept,
          games::Position& position);
void keep(const std::set<std::string>& silent, const games::Score& kept, games::Score& score);

}  // namespace hanaproof::protocol
