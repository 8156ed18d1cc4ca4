// Situations of Hachi-Hachi that a corpus could keep.
#pragma once

#include <cstdint>

#include "checker/engines/regress/situation_pool.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::regress {

// Offers the situations of so many rounds - of matches, in the styles of the cross-check - and of
// some ends and deals that are made up. The same seed offers the same.
void record_hachi(const rulebook::Ruleset& ruleset, SituationPool& pool, std::uint64_t seed,
                  int rounds);

}  // namespace hanaproof::regress
