// Impact measured again from the receipts of findings: counts must come out the same, simulations
// about the same.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "checker/editions/finding/impact.h"
#include "checker/editions/recheck/recheck.h"
#include "model/rulebook/library.h"

namespace hanaproof::checker {

// What is wrong with what a finding says of its impact, given what was measured now with much
// smaller samples; nothing when it fits. What was counted must be equal; a simulated share may be
// away from the smaller sample by what chance explains. Points in the mean of simulations, and the
// points and the text of the witness, are not looked at.
std::optional<std::string> difference(const Impact& then, const Impact& now);

// Adds to the results of `recheck` for the same receipts what is wrong with the impact of those
// that were sound enough to be executed. `progress` is called from any thread.
void recount(const std::vector<Kept>& all, const rulebook::Library& library,
             const RecheckOptions& options,
             const std::function<void(std::size_t done, std::size_t all)>& progress,
             std::vector<Rechecked>& results);

}  // namespace hanaproof::checker
