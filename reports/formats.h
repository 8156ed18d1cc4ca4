// The rule-clarification report in each of its formats, as one text.
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

// One page that needs nothing else: no network, no other file.
std::string to_html(const checker::Report& report, const Options& options = {});

std::string to_markdown(const checker::Report& report, const Options& options = {});

// SARIF 2.1.0, for code hosts and editors: each result points into the edition files. A clause
// without a known file is a logical location, with its id as the name.
std::string to_sarif(const checker::Report& report, const Options& options);

// What was found in the rulebooks, as a numbered list in Markdown to keep beside the project: by
// rulebook and game, the weightiest first. The same text for the same findings. Findings about
// editions that stand in no rulebook are left out, and counted at the end.
std::string to_found(const checker::Report& report, const Options& options);

}  // namespace hanaproof::reports
