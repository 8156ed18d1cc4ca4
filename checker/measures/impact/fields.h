// Fields of Hachi-Hachi, round by round, under several rules: all of them, counted.
#pragma once

#include "checker/editions/finding/impact.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::impact {

// Of so many rounds (1 to kMostRounds), all fields that can be dealt one after the other: in how
// many the sides play other fields, for other factors, or leave others waiting. Only the lights on
// a field count, so fields that have the same ones are taken together; those of deals that are void
// for four cards of a month are among them. Throws Unsupported for other numbers of rounds.
checker::Share fields_played_differently(const std::vector<rulebook::Ruleset>& sides, int rounds);
inline constexpr int kMostRounds = 3;

}  // namespace hanaproof::impact
