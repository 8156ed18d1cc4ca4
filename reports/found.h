// What was found in the rulebooks, as a numbered list in Markdown to keep beside the project: by
// rulebook and game, the weightiest first.
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

// The same text for the same findings. Findings about editions that stand in no rulebook are left
// out, and counted at the end.
std::string to_found(const checker::Report& report, const Options& options);

}  // namespace hanaproof::reports
