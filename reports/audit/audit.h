// Audits of editions as people and scripts read them.
#pragma once

#include <string>
#include <vector>

#include "checker/measures/audit/audit.h"
#include "reports/charts.h"

namespace hanaproof::reports {

Document to_document(const std::vector<audit::Audit>& audits);
// docs/schemas/audit.schema.json
std::string to_json(const std::vector<audit::Audit>& audits);
// What that looks like: a JSON Schema.
std::string audit_schema();

// What the page of a report shows.
EditionAudit edition_audit(const audit::Audit& audit);
// What it plots. The audit has scores.
ScoreChart score_chart(const std::string& edition, const properties::ScoreTable& table);

}  // namespace hanaproof::reports
