// What the report proposes to print.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/edition.h"
#include "reports/options.h"

namespace hanaproof::reports {

// For each finding about one book, by its id, the sentences that its dossier proposes. `surveyed`:
// the editions of the report.
std::map<std::string, ToPrint> to_print(const checker::Report& report,
                                        const std::vector<const rulebook::Edition*>& surveyed,
                                        const Options& options);

}  // namespace hanaproof::reports
