// What a position of any game is worth, so far or in the end. Lists have one entry a seat, unless
// they are lists of seats.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/notation/unordered.h"

namespace hanaproof::notation {

struct MadeYaku {
  std::string id;
  int points = 0;
  friend bool operator==(const MadeYaku&, const MadeYaku&) = default;
};

int sum(const std::vector<MadeYaku>& yaku);

struct Score {
  std::vector<Unordered<MadeYaku>> yaku = {};  // in Hachi-Hachi combos, in kan
  std::vector<int> points = {};                // of what is captured now, before any factor
  std::vector<int> result = {};   // when over: what the edition has the players write down
  std::vector<int> payment = {};  // when over: zero-sum, but for what is carried
  // Betting games.
  std::vector<int> money = {};          // coins left; when over, after the round is settled
  std::vector<int> winners = {};        // seats; several hold equal hands
  int multiplier = 0;                   // by which losers multiply; 0: they pay nothing on top
  int carried = 0;                      // stays in the middle for the next round
  bool replay = false;                  // the round is played again for what stays there
  std::vector<int> excluded = {};       // seats that could not pay and leave the game
  std::optional<int> next_dealer = {};  // none while the round goes on, or where a draw decides

  friend bool operator==(const Score&, const Score&) = default;
};

// A member of a score, as text.
struct ScoreField {
  std::string_view name;
  std::string (*text)(const Score& score);
};
// In the order above.
std::span<const ScoreField> score_fields();

}  // namespace hanaproof::notation
