// The small games of an edition as one number.
#pragma once

#include "checker/measures/signature/counts.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::signature {

// Capturing games: all deals of each small game with no more than a thousand; of others so many,
// spread evenly (0: all of them), with every position of each. Where there are no small games for
// so many players the number is that of none.
Part small_games(const rulebook::Ruleset& rules, std::uint64_t deals);

}  // namespace hanaproof::signature
