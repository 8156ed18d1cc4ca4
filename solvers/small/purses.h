// Small betting games: few players with few coins.
#pragma once

#include <vector>

namespace hanaproof::small {

// So many players and no more: with more a line of bets shows nothing that four do not.
inline constexpr int kMostBettors = 4;

// Who has how many coins in the small games of so many players, up to kMostBettors: each 5 or 2,
// all 5 first; of four players at most one has 2.
std::vector<std::vector<int>> purses(int players);

}  // namespace hanaproof::small
