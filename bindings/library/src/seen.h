// A position as one of its players sees it.
#pragma once

#include <string>

#include "model/games/position.h"

namespace hanaproof {

// The JSON of the position without what lies hidden from the seat: a hidden hand and the stock are
// numbers of cards, the deal of a round of Hachi-Hachi is not there.
std::string seen_by_seat(const games::Position& position, int seat);

}  // namespace hanaproof
