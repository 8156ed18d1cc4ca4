// How many rounds a match of Hachi-Hachi may have.
#pragma once

#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::spec::hachi {

// match.rounds: the numbers of rounds that are allowed, from the least on, each once. Throws
// EditionError where none is.
std::vector<int> match_lengths(const rulebook::Ruleset& rules);

}  // namespace hanaproof::spec::hachi
