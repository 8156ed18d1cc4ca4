// What audits add to the report.
#pragma once

#include <vector>

#include "checker/measures/audit/audit.h"
#include "cli/globals.h"
#include "reports/edition_audit.h"
#include "reports/score_chart.h"

namespace hanaproof::cli {

// By default rules, in the order of the editions. `all`: every part, as the command `audit` has
// them, which takes a second or more an edition; otherwise only what piles and rounds of the
// capturing games show by themselves. Shows progress.
std::vector<audit::Audit> report_audits(const Globals& globals,
                                        const std::vector<const rulebook::Edition*>& editions,
                                        bool all);

// In words, without audits that have nothing to say.
std::vector<reports::EditionAudit> in_words(const std::vector<audit::Audit>& audits);
// What piles are worth, of the audits that have counted it.
std::vector<reports::ScoreChart> score_charts(const std::vector<audit::Audit>& audits);

}  // namespace hanaproof::cli
