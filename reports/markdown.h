// The rule-clarification report as Markdown (GitHub's dialect).
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

std::string to_markdown(const checker::Report& report, const Options& options = {});

}  // namespace hanaproof::reports
