// Deals by what decides them: how many cards of the same months each hand and the field hold.
#pragma once

#include <functional>
#include <vector>

#include "model/notation/position.h"

namespace hanaproof::checker {

// How many cards of one month a hand holds, month by month, largest first: {4, 2, 1, 1}.
using Profile = std::vector<int>;

// All profiles of so many cards, those nearest to all different months first.
std::vector<Profile> profiles(int cards);

// Cards laid out with a profile for each hand and the field, months taken from January on where
// they fit; false when the deck does not hold them. Fills hands, field and stock.
bool lay_out(const std::vector<Profile>& hands, const Profile& field, notation::Position& position);

// Calls `visit` with a deal for every combination of profiles that the deck allows, the plainest
// first: the first hand and the second hand and the field vary, further hands are as plain as can
// be. Stops when `visit` returns false. Returns how many deals were visited.
long long for_each_deal(int players, int hand_size, int field_size,
                        const std::function<bool(const notation::Position&)>& visit);

}  // namespace hanaproof::checker
