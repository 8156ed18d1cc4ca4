// Hands of Hachi-Hachi under several rules: all of them, counted by month.
#pragma once

#include <optional>
#include <vector>

#include "checker/editions/finding/impact.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::impact {

// Hands whose combos make something else, or are worth something else in points from each other
// player. Nothing where the sides deal other hands. Throws Unsupported where the combos tell too
// many hands apart, as does the next.
std::optional<checker::Share> hands_made_differently(const std::vector<rulebook::Ruleset>& sides);

// Hands that make two combos of one type of which only one can count, and nothing worthier of the
// type: each side's rules leave out the other's combo. Nothing where the sides are not such.
std::optional<checker::Share> hands_in_doubt(const std::vector<rulebook::Ruleset>& sides,
                                             const rulebook::Library& library);

}  // namespace hanaproof::impact
