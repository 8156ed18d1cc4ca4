// Audits of editions as people and scripts read them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checker/measures/audit/plan.h"
#include "reports/charts.h"

namespace hanaproof::reports {

Document to_document(const std::vector<audit::Audit>& audits);
// docs/schemas/audit.schema.json
std::string to_json(const std::vector<audit::Audit>& audits);
// What that looks like: a JSON Schema.
std::string audit_schema();

// What has been audited so far, as a long run keeps it.
struct AuditedSoFar {
  audit::AuditedUnits units;

  // Of two no unit is in both.
  void merge(const AuditedSoFar& other) { units.insert(other.units.begin(), other.units.end()); }
  std::string to_json() const;
  // Throws InputError.
  static AuditedSoFar from_json(std::string_view text);
};

// What the page of a report shows.
EditionAudit edition_audit(const audit::Audit& audit);
// What it plots. The audit has scores.
ScoreChart score_chart(const std::string& edition, const properties::ScoreTable& table);

}  // namespace hanaproof::reports
