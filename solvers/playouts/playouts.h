// Many rounds at random, without leaving the engine.
#pragma once

#include <cstdint>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::playouts {

// In betting games: what everybody has, and the starting stake.
inline constexpr int kCoins = 20;
inline constexpr int kStake = 1;

// Of round r and seat s at r * players + s.
struct Ends {
  std::vector<std::int32_t> payments;  // from the others, less what it pays them
  std::vector<std::int32_t> results;   // what is written down; in betting games the payments
};

// Every deal is equally likely, and every legal move at each decision; seats deal in turn. A round
// that the deal decides or voids is one, too. Of Hachi-Hachi, rounds are the first of a match, and
// results what combos of the hand and the reckoning bring; payments are none.
// The same seed gives the same numbers with any number of threads; `threads` 0: as many as the
// machine has. Throws std::invalid_argument where the engine does not know a rule.
Ends play(const rulebook::Ruleset& rules, std::uint64_t rounds, std::uint64_t seed, int threads);

}  // namespace hanaproof::playouts
