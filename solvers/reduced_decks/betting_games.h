// Small betting games: few players with few coins.
#pragma once

#include <vector>

namespace hanaproof::reduced_decks {

// So many players and no more: with more a line of bets shows nothing that four do not.
inline constexpr int kMostBettors = 4;

struct BettingGame {
  std::vector<int> money;  // coins a seat
  int ante = 1;            // the starting stake
};

// The small games of so many players, up to kMostBettors: each has 5 or 2 coins, all 5 first; of
// four players at most one has 2. The starting stake is 1, and then, for the games in which
// somebody cannot pay it, 3. Last the games in which one has 3 coins: who has few can still raise
// with all of them, and others have some left.
std::vector<BettingGame> betting_games(int players);

}  // namespace hanaproof::reduced_decks
