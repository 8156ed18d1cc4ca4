// The rule-clarification report as a folder.
#pragma once

#include <filesystem>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

// Writes index.html, report.md, findings.json, findings.sarif, receipts/FINDING/, endgames/*.csv
// and hands/*.csv into `folder`, which is made if need be. All are written before the first is put
// in its place. Receipts of an earlier report that this one does not have are removed; nothing else
// is touched. Throws ReportError.
void write_report(const std::filesystem::path& folder, const checker::Report& report,
                  const Options& options = {});

}  // namespace hanaproof::reports
