// Everything that is paid for in a match of Hachi-Hachi, as the answers of a ruleset say it.
//
// Seats 0, 1 and 2 are the active players in order from oya; where the rules treat them alike, 0 is
// the one who wins, calls or holds what is paid for. In penalties seats count from the dealer.
#pragma once

#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/settlement/step.h"

namespace hanaproof::settlement {

inline constexpr int kActive = 3;

// Penalties, a round without a match, compensation: before play.
std::vector<Step> before_play(const rulebook::Ruleset& rules);
// Hand combos, calls, counting: what players of the round pay each other, and mizu-ten.
std::vector<Step> of_round(const rulebook::Ruleset& rules);
// Track, pot, the bank's rounds, and the end of the match.
std::vector<Step> of_match(const rulebook::Ruleset& rules);
std::vector<Step> all_steps(const rulebook::Ruleset& rules);

// Settling points of cards when so many points of cards may be left on the field.
Step counting(const rulebook::Ruleset& rules);

// The worths of what can be left on the field when a round is played out: nothing, or a month that
// was dealt to it whole.
std::vector<int> left_on_field(const rulebook::Ruleset& rules);

}  // namespace hanaproof::settlement
