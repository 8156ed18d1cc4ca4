// The command `audit`.
#pragma once

#include <vector>

#include "cli/globals.h"
#include "reports/score_chart.h"

namespace hanaproof::cli {

void add_audit(CLI::App& app, Globals& globals);

// For the report: what piles are worth in the capturing games, by default rules. Shows progress.
std::vector<reports::ScoreChart> score_charts(
    const Globals& globals, const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::cli
