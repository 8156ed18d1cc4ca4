// What a dossier and the report propose to print.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/edition.h"
#include "reports/dossier/dossier.h"
#include "reports/options.h"

namespace hanaproof::reports {

// Of one question: the proposed rule in every language of the book, or of words what to mend in
// each text, in its language; and why this, or why nothing, in `language`. Set for print.
ToPrint to_print(const Asked& asked, phrases::Language language, const Options& options);

// For each finding about one book, by its id, the sentences that its dossier proposes. `surveyed`:
// the editions of the report.
std::map<std::string, ToPrint> to_print(const checker::Report& report,
                                        const std::vector<const rulebook::Edition*>& surveyed,
                                        const Options& options);

}  // namespace hanaproof::reports
