// What comes after a round: who deals next, what is written down, who has won the match.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/measures/impact/rounds.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/match.h"

namespace hanaproof::impact {

// As rounds_in_lockstep with every move equally likely; a round also counts when the match goes on
// differently after it: another dealer, other totals, or whether it is one of the match. The rounds
// are played with the fast engine, and what comes after them with the spec: kMostByTheSpec of them
// at most. These throw Unsupported where the engine does not take the rules.
checker::Share rounds_of_matches(const std::vector<rulebook::Ruleset>& sides, const Chance& chance);
inline constexpr std::uint64_t kMostByTheSpec = 20'000;

// Matches of 12 rounds by the first side's rules, every move equally likely: in how many the sides
// name other winners at the end.
checker::Share ends_of_matches(const std::vector<rulebook::Ruleset>& sides, const Chance& chance);
// One of these matches at its end. The seats deal first in turn, and then whoever the rules say.
spec::Match match_played(const rulebook::Ruleset& rules, std::uint64_t number, std::uint64_t seed);

}  // namespace hanaproof::impact
