// What follows a round: the track of months, the pot, the next dealer, half-time, and after the
// last round the final reckoning.
#pragma once

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

// Ends the round whose reckoning (`brought`, per seat) has been paid; the position is over, or at
// the first decision to pay debts back.
void finish(const Rules& rules, notation::HachiPosition& position, const std::vector<int>& brought);

// Ends a round for which fewer than three stayed.
void finish_without_match(const Rules& rules, notation::HachiPosition& position);

// Goes on from a seat that has decided how much to pay back: to the next one that can, or over.
void next_to_repay(const Rules& rules, notation::HachiPosition& position, int after);

// The kan that a seat may pay back (loan.repay-step), from 0 up; {0} when it cannot.
std::vector<int> repayments(const Rules& rules, const notation::HachiMatch& match, int seat);
void repay(const Rules& rules, notation::HachiMatch& match, int seat, int points);

}  // namespace hanaproof::spec::hachi
