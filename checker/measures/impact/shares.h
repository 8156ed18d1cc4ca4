// A sample, or a count of all cases, as a share of a finding.
#pragma once

#include <cstdint>
#include <string>

#include "checker/editions/finding/finding.h"
#include "solvers/statistics/sample.h"

namespace hanaproof::impact {

checker::Share sampled_share(const statistics::Sample& sample, std::string of, std::string policy,
                             std::uint64_t seed);
// The same where the rounds are no sample but all there are.
checker::Share counted_share(const statistics::Sample& all, std::string of);

}  // namespace hanaproof::impact
