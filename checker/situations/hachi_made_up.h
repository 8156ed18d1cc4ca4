// Situations of Hachi-Hachi made up so that rules come up that play seldom leads to.
#pragma once

#include <optional>

#include "model/cards/dice.h"
#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// What the piles at the end of a round are to be.
enum class PileWish {
  any,
  all_at_par,  // takes by far the longest to find
  very_many_points,
  dealer_at_par,
  dregs_and_points,  // of a player with a dreg combo: above par
  own_three,         // somebody captures a three held before
  equal_best,
};
inline constexpr int kPileWishes = 7;

// A valid position before the last card of a round: the last player has one card, which takes a
// card of the field, as does the last one of the stock. Nothing when such piles were not found,
// or too few players are left by the blank card.
std::optional<notation::HachiPosition> made_up_end(const spec::hachi::Rules& rules, PileWish want,
                                                   cards::Dice& dice);
// With any piles of these.
std::optional<notation::HachiPosition> made_up_end(const spec::hachi::Rules& rules,
                                                   cards::Dice& dice);

// A match before some round, and a deal with a rare hand or field.
notation::HachiPosition made_up_deal(const spec::hachi::Rules& rules, cards::Dice& dice);

}  // namespace hanaproof::checker
