// Deals of Hachi-Hachi that bring rare things up.
#pragma once

#include <vector>

#include "model/cards/dice.h"
#include "model/notation/hachi_position.h"
#include "model/notation/move.h"

namespace hanaproof::games {

// How many cards a deal has.
struct HachiTable {
  int players = 4;
  int hand = 7;
  int field = 6;
  bool blank = false;  // one card more, blank, in one of the hands; the others of it are the field
};

// Every deal equally likely.
notation::HachiDeal plain_deal(const HachiTable& table, cards::Dice& dice);
// Hands in which combos, lights or ribbons come together; seldom four of a month and three of
// another, which ends a match.
notation::HachiDeal stacked_deal(const HachiTable& table, cards::Dice& dice);
// One to five lights on the field, or in the hand that becomes it; sometimes the whole month of
// one.
notation::HachiDeal light_deal(const HachiTable& table, cards::Dice& dice);

// A deal, who is to stay, and what these play: captured cards come to something rare.
struct AimedRound {
  notation::HachiDeal deal;
  std::vector<int> stay;                  // three seats, oya first
  std::vector<notation::HachiMove> line;  // cards played and chosen
};
// Plays a round between three seats from `first` on at random and then names the months and their
// cards anew until the piles come close to an aim: par for all, very many points, just enough or
// not quite, many dregs, combos. Captures go by months, so the line remains a legal one.
AimedRound aimed_round(const HachiTable& table, int first, cards::Dice& dice);

}  // namespace hanaproof::games
