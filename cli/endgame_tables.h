// Tables of the deals of small decks, for reports.
#pragma once

#include <vector>

#include "cli/globals.h"
#include "reports/endgame_table.h"
#include "solvers/endgame/census.h"

namespace hanaproof::cli {

reports::EndgameTable table_of(const endgame::CensusPlan& plan, const endgame::Census& census);

// For each edition that two can play: every deal of January and August, two cards in each hand and
// on the field. Shows progress.
std::vector<reports::EndgameTable> endgame_tables(
    const Globals& globals, const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::cli
