// What is to be mended in the words of a text.
#pragma once

#include <vector>

#include "checker/editions/finding/finding.h"
#include "reports/dossier/dossier.h"

namespace hanaproof::reports {

// Of the texts in which something does not fit.
std::vector<Mend> mends_of(const std::vector<const rulebook::Edition*>& book, const Asked& asked,
                           const std::vector<checker::Standpoint>& found);

}  // namespace hanaproof::reports
