// A report made by hand: an invented rulebook in invented editions, one finding for each kind of
// situation.
#pragma once

#include "checker/editions/finding/finding.h"
#include "checker/editions/finding/walk.h"
#include "reports/options.h"

namespace hanaproof::reports {

// The findings in order: text, draw, deal, pile, decision, round, match.
checker::Report fixture_report();
// A line for the finding of a pile, on a table of few cards: a move that captures twice, and a
// stop.
checker::Walk fixture_walk();
// Titles, games, languages and files of the editions in it.
Options fixture_options();
// So many findings, each as large as real ones are.
checker::Report large_report(std::size_t findings);

}  // namespace hanaproof::reports
