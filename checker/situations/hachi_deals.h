// Deals of Hachi-Hachi that bring rare rules up.
#pragma once

#include <random>

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// What a deal is stacked for.
enum class HachiStyle {
  plain,
  dregs,         // a hand of six or seven dregs
  ribbons,       // a hand of ribbons and dregs
  threes,        // a hand with three or four of one month, and often of another
  pairs,         // a hand of pairs, and often three of a month
  four_three,    // a hand of four and three
  lights,        // lights on the field
  full_field,    // four of a month on the field
  combo_in_hand  // captured combos in the hand already
};
inline constexpr int kHachiStyles = 9;

// The same seed, the same deal. What is stacked goes to any seat but the holder of the blank card.
notation::HachiDeal stacked_deal(const spec::hachi::Rules& rules, int dealer, HachiStyle style,
                                 std::mt19937_64& random);

// A number from 0 to `limit` - 1.
int below(int limit, std::mt19937_64& random);

// A hand of seven cards in the style.
cards::CardSet stacked_hand(HachiStyle style, std::mt19937_64& random);

}  // namespace hanaproof::checker
