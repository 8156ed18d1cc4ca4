// Two players, or two teams whose seats take turns: whatever is zero-sum is so between two sides.
#pragma once

#include <array>

#include "solvers/engine/game.h"

namespace hanaproof::endgame {

using engine::Bits;

// Side 0 is that of seat 0. Seats of a team lie opposite one another, so turns go from side to
// side.
constexpr int side_of(int seat) { return seat & 1; }

// How many players can make two sides.
constexpr bool can_be_two_sides(int players) {
  return players == 2 || players == 4 || players == 6;
}

// What the seats of a side have together, of what each has.
template <std::size_t Players>
Bits of_side(const std::array<Bits, Players>& sets, int side) {
  Bits all = 0;
  for (auto seat = static_cast<std::size_t>(side); seat < Players; seat += 2) all |= sets[seat];
  return all;
}

}  // namespace hanaproof::endgame
