// Which ways of measuring fit a finding, by where its question is asked.
#pragma once

#include "checker/impact/case.h"
#include "checker/impact/impact.h"

namespace hanaproof::impact {

// Adds to the case every share but that of piles, which are counted for several findings at once
// (pile_groups.h).
void measure_one(Case& each, const rulebook::Library& library, const Options& options);

}  // namespace hanaproof::impact
