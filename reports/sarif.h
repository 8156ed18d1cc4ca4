// Findings as SARIF 2.1.0, for code hosts and editors: each result points into the edition files.
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

// A clause without a known file is a logical location, with its id as the name.
std::string to_sarif(const checker::Report& report, const Options& options);

}  // namespace hanaproof::reports
