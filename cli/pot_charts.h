// What hands of two cards are worth, for the page of a report.
#pragma once

#include <vector>

#include "cli/globals.h"
#include "reports/pot_chart.h"

namespace hanaproof::cli {

// One chart for each table that editions of betting games have between two players; editions with
// the same table share it. Editions whose hands do not stand in one order have none.
std::vector<reports::PotChart> pot_charts(const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::cli
