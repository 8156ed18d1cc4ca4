// A pile that tells rules apart, where any will do and the least one is not wanted.
#pragma once

#include <optional>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// Looks among some piles (situations/piles.h), with several calls each, and takes months away from
// what it finds as long as it is still worth something else. Nothing where none of them tells:
// there may be others. Of capturing games in which yaku alone count; of others nothing is found.
std::optional<Witness> score_witness(const rulebook::Ruleset& a, const rulebook::Ruleset& b);

}  // namespace hanaproof::checker
