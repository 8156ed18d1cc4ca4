// Audits of editions as people and scripts read them.
#pragma once

#include <string>
#include <vector>

#include "checker/audit/audit.h"
#include "reports/edition_audit.h"
#include "reports/score_chart.h"
#include "reports/terminal.h"

namespace hanaproof::reports {

std::string to_terminal(const audit::Audit& audit, const TerminalStyle& style);
// docs/schemas/audit.schema.json
std::string to_json(const std::vector<audit::Audit>& audits);

// What the audit has, part by part: what the terminal prints and the page of a report shows.
EditionAudit in_words(const audit::Audit& audit);

// What the page of a report plots. The audit has scores.
ScoreChart score_chart(const std::string& edition, const properties::ScoreTable& table);

}  // namespace hanaproof::reports
