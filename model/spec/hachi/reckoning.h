// What a round that was played comes to: captured combos, counted combos, cards, escape, diving,
// mizu-ten.
#pragma once

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/money.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

// Hand combos as they were shown, all in one step.
Step settle_hand_combos(const Rules& rules, const notation::HachiPosition& position);

// Whether a seat holds four of a month and three of another, and who must be asked.
bool has_four_and_three(const Rules& rules, cards::CardSet hand);
// What these seats get from the others.
Step settle_four_and_three(const Rules& rules, const notation::HachiPosition& position,
                           const std::vector<int>& holders);

// Sets `end` and `winner` of a round whose hands are empty.
void decide(const Rules& rules, notation::HachiPosition& position);

// The reckoning of a round whose end and winner are decided.
Step reckon(const Rules& rules, const notation::HachiPosition& position);

// The seats that share the pot with the winner (pot.tie); the winner alone in all other rounds.
std::vector<int> pot_winners(const Rules& rules, const notation::HachiPosition& position);

}  // namespace hanaproof::spec::hachi
