// Positions of Hachi-Hachi before the last card of a round, with piles as they seldom come about:
// equal points, very many, exactly par.
#pragma once

#include <random>
#include <vector>

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// A round before its last card: the last player has one card, which takes a card of the field, as
// does the last one of the stock. Nothing when the pile wanted was not found.
// `want`: 0 any, kAllAtPar, 2 very many points, 3 the dealer at par, 4 a player with a dreg
// combo and many points, 5 a player who captures the own three, 6 equal best points.
inline constexpr int kWants = 7;
inline constexpr int kAllAtPar = 1;
std::optional<notation::HachiPosition> last_card(const hachi::Rules& rules, int want,
                                                 std::mt19937_64& random);

}  // namespace hanaproof::checker
