// Rounds of Hachi-Hachi with an aim.
#pragma once

#include <vector>

#include "checker/situations/hachi_deals.h"
#include "model/notation/move.h"

namespace hanaproof::games {

// A deal, who is to stay, and what these play: captured cards come to something rare.
struct AimedRound {
  notation::HachiDeal deal;
  std::vector<int> stay;                  // three seats, oya first
  std::vector<notation::HachiMove> line;  // cards played and chosen
};
// Plays a round between three seats from `first` on at random and then names the months and their
// cards anew until the piles come close to an aim: par for all, very many points, just enough or
// not quite, many dregs, combos. Captures go by months, so the line remains a legal one.
AimedRound aimed_round(const checker::HachiTable& table, int first, cards::Dice& dice);

}  // namespace hanaproof::games
