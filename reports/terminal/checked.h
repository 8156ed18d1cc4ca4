// Findings as the author of one edition reads them.
#pragma once

#include "checker/editions/finding/finding.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

// Faults in full; what is left open and what differs from others in a few lines each; a line for
// each clause that is text only. The report has been sorted (`Report::checked`).
void write_checked(const checker::Report& report, Page& page);

}  // namespace hanaproof::reports
