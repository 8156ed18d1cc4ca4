// Staying and passing: penalties, the pot, and what the chased get.
#pragma once

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

inline constexpr int kActive = 3;  // seats that play a round

// The seats that stay, from the oya of the round on once there is one, else from the dealer on.
std::vector<int> active_seats(const notation::HachiPosition& position);
bool is_active(const notation::HachiPosition& position, int seat);

// pass.penalty: what the seat pays to the pot now that it passes.
void pay_penalty(const Rules& rules, notation::HachiPosition& position, int seat);

// Fewer than three stay: who gets the pot (stay.too-few-pot, stay.nobody).
void share_pot(const Rules& rules, notation::HachiPosition& position);

// chased.*: the points that a hand of seven cards is compensated with.
int compensation(const Rules& rules, cards::CardSet hand);
// Pays them all.
void compensate(const Rules& rules, notation::HachiPosition& position);

}  // namespace hanaproof::spec::hachi
