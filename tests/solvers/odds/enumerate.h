// Counts by going through the deals themselves: what the counting of matchings is held against.
#pragma once

#include <cstdint>
#include <vector>

#include "solvers/odds/hand_table.h"
#include "solvers/odds/outcome.h"

namespace hanaproof::odds {

// For one hand, over the deals in which seat 0 holds it.
struct Enumerated {
  std::int64_t deals = 0;
  std::array<std::int64_t, kMostPlayers> best{};  // best together with exactly k others
  std::int64_t lose = 0;
  friend bool operator==(const Enumerated&, const Enumerated&) = default;
};

// Every deal of `players` (2 to 5) hands to seats, for each hand of seat 0, in the order of
// HandTable::hands(): with 20 cards and four players 190 x 153 x 120 x 91 = 317,444,400 deals. A
// deal gives each seat two cards; which cards are left over is not another deal. The hands that the
// last seat can hold are taken together, each as one bit of three words. Each deal of seats is
// counted: (players - 1)! times what counting sets of opponents' hands gives.
std::vector<Enumerated> enumerate_deals(const HandTable& hands, int players, int threads = 0);

}  // namespace hanaproof::odds
