// The odds of fields that the report shows.
#pragma once

#include <vector>

#include "model/rulebook/edition.h"
#include "reports/field_odds.h"

namespace hanaproof::cli {

// One for each of the editions that is of Hachi-Hachi: its longest match. Throws EditionError.
std::vector<reports::FieldOdds> field_odds(const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::cli
