// Outcomes where some hands catch others or have the round replayed: the few sets of such hands
// that opponents can hold are gone through, and the hands of the other opponents counted.
#pragma once

#include <vector>

#include "solvers/odds/outcome.h"

namespace hanaproof::odds {

inline PlaceSet places_of(const Hand& hand) { return bit(hand.places[0]) | bit(hand.places[1]); }

// For each number of players in `players`, for each hand (an index) in `own`. `shown` are places of
// cards that opponents show, `open` places that nobody can hold. The deck must have cards enough.
std::vector<std::vector<Outcome>> count_effects(const HandTable& table,
                                                const std::vector<std::size_t>& own,
                                                const std::vector<int>& shown, PlaceSet open,
                                                const std::vector<int>& players);

}  // namespace hanaproof::odds
