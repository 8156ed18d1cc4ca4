// A report computed again from the texts: what its receipts say alike, and all the same wrongly, is
// found so.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/recheck/recheck.h"
#include "cli/globals.h"
#include "reports/receipt.h"

namespace hanaproof::cli {

// Surveys the editions that the report has compared, where texts and programs are those of then,
// and adds to the results of `recheck` for its receipts what comes out otherwise. Findings that the
// report does not have are damage.
void survey_again(Globals& globals, const std::vector<std::string>& editions,
                  const std::vector<checker::Kept>& receipts,
                  std::vector<checker::Rechecked>& results,
                  std::vector<reports::Receipts::Damage>& damaged);

}  // namespace hanaproof::cli
