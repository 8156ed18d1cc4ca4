// What a report shows beside the findings, computed for the command or the report.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "checker/editions/distance/distance.h"
#include "checker/measures/audit/plan.h"
#include "cli/globals.h"
#include "model/rulebook/edition.h"
#include "reports/charts.h"
#include "reports/hands/sheet.h"
#include "solvers/endgame/census.h"

namespace hanaproof::cli {

// Tables of the deals of small decks, for reports.
reports::EndgameTable table_of(const endgame::CensusPlan& plan, const endgame::Census& census);

// For each edition that two can play: every deal of January and August, two cards in each hand and
// on the field. Shows progress.
std::vector<reports::EndgameTable> endgame_tables(
    const Globals& globals, const std::vector<const rulebook::Edition*>& editions);

// Those of larger decks, from runs that took long and were written down (docs/proofs): of these
// editions, as far as their rules are still the same; who is left out is told on standard error.
std::vector<reports::EndgameTable> recorded_decks(
    const std::vector<const rulebook::Edition*>& editions);

// Distances between editions, measured for a command or a report.
// By game, at one scope each (distance::families), with progress on standard error. Games that
// none of the editions play at the scope are left out.
std::vector<distance::Distances> measure_families(
    const Globals& globals, const std::vector<const rulebook::Edition*>& editions, int players = 0,
    const std::vector<std::string>& options = {});

// For the report: of games with more than one edition.
std::vector<reports::Family> families(const Globals& globals,
                                      const std::vector<const rulebook::Edition*>& editions);

// The odds of fields that the report shows.
// One for each of the editions that is of Hachi-Hachi: its longest match. Throws EditionError.
std::vector<reports::FieldOdds> field_odds(const std::vector<const rulebook::Edition*>& editions);

// Hands by their combos, counted for a command or a report.
// Going through the hands and counting them came to different results.
class HandsDisagree : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

// By both methods. Throws HandsDisagree, and hands::TooMany.
hands::Tally tally_hands(const hands::HandRules& rules);

// For the reports of the editions that know combos of the hand, by their default rules.
// One whose combos tell apart too many hands is left out, and said so on standard error.
std::vector<reports::HandChart> hand_charts(const std::vector<const rulebook::Edition*>& editions);

// What hands of two cards are worth, for the page of a report.
// One chart for each table that editions of betting games have between two players; editions with
// the same table share it. Editions whose hands do not stand in one order have none.
std::vector<reports::PotChart> pot_charts(const std::vector<const rulebook::Edition*>& editions);

// What audits add to the report, in the order of the editions. Shows progress. `all`: every part,
// as the command `audit` has them, which takes a second or more an edition; otherwise only what
// piles and rounds of the capturing games show by themselves.
std::vector<audit::Audit> report_audits(const Globals& globals,
                                        const std::vector<const rulebook::Edition*>& editions,
                                        bool all);

// In words, without audits that have nothing to say.
std::vector<reports::EditionAudit> in_words(const std::vector<audit::Audit>& audits);
// What piles are worth, of the audits that have counted it.
std::vector<reports::ScoreChart> score_charts(const std::vector<audit::Audit>& audits);

}  // namespace hanaproof::cli
