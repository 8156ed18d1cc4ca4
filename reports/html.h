// The rule-clarification report as one page that needs nothing else: no network, no other file.
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

std::string to_html(const checker::Report& report, const Options& options = {});

}  // namespace hanaproof::reports
