// Positions of Hachi-Hachi before the last card of a round, with piles as they seldom come about:
// equal points, very many, exactly par.
#pragma once

#include <vector>

#include "model/cards/dice.h"
#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// What the piles at the end are to be.
enum class PileWish {
  any,
  all_at_par,
  very_many_points,
  dealer_at_par,
  dregs_and_points,  // of a player with a dreg combo: above par
  own_three,         // somebody captures a three held before
  equal_best,
};
inline constexpr int kPileWishes = 7;

// A round before its last card: the last player has one card, which takes a card of the field, as
// does the last one of the stock. Nothing when such piles were not found.
std::optional<notation::HachiPosition> last_card(const spec::hachi::Rules& rules, PileWish want,
                                                 cards::Dice& dice);

}  // namespace hanaproof::checker
