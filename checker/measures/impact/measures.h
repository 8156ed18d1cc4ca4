// Which ways of measuring fit a finding, by where its question is asked.
#pragma once

#include "checker/measures/impact/impact.h"
#include "checker/measures/impact/measurement.h"

namespace hanaproof::impact {

// Adds to the case every share but that of piles, which are counted for several findings at once
// (pile_groups.h).
void measure_one(Measurement& each, const rulebook::Library& library, const Options& options);

}  // namespace hanaproof::impact
