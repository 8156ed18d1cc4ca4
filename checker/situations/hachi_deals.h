// Deals of Hachi-Hachi, and rounds with an aim, that bring rare rules up. The same dice, the same
// deals.
#pragma once

#include "model/cards/dice.h"
#include "model/notation/hachi_position.h"
#include "model/notation/move.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::checker {

// How many cards a deal has.
struct HachiTable {
  int players = 4;
  int hand = 7;
  int field = 6;
  bool blank = false;  // one card more, blank, in one of the hands; the others of it are the field

  // Who has the blank card cannot stay: of three players too few are left for a round.
  bool has_rounds() const { return players - (blank ? 1 : 0) >= spec::hachi::kActive; }
};
HachiTable table_of(const rulebook::Ruleset& rules);

// What a deal is stacked for.
enum class HachiStyle {
  plain,          // every deal equally likely
  dregs,          // a hand of dregs, but for two at most
  ribbons,        // a hand of ribbons and dregs
  combo_in_hand,  // captured combos in the hand already
  threes,         // a hand with three or four of one month, and often of another
  pairs,          // a hand of pairs, and often three of a month
  four_three,     // a hand of four and three
  lights,         // lights on the field, sometimes with the whole month of one
  full_field      // four of a month on the field
};
inline constexpr int kHachiStyles = 9;

// What is stacked goes to any seat but the holder of the blank card, or to the field.
notation::HachiDeal stacked_deal(const HachiTable& table, HachiStyle style, cards::Dice& dice);
// Most hands are in a style; seldom one is four and three, which ends a match.
notation::HachiDeal stacked_deal(const HachiTable& table, cards::Dice& dice);
// A hand of seven cards in the style.
cards::CardSet stacked_hand(HachiStyle style, cards::Dice& dice);

// A deal, who is to stay, and what these play: captured cards come to something rare.
struct AimedRound {
  notation::HachiDeal deal;
  std::vector<int> stay;                  // three seats, oya first
  std::vector<notation::HachiMove> line;  // cards played and chosen
};
// Of a table that has rounds. Plays a round between three seats from `first` on at random and then
// names the months and their cards anew until the piles come close to an aim: par for all, very
// many points, just enough or not quite, many dregs, combos. Captures go by months, so the line
// remains a legal one.
AimedRound aimed_round(const HachiTable& table, int first, cards::Dice& dice);

}  // namespace hanaproof::checker
