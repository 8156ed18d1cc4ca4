// Odds of hands as people and scripts read them: one sheet for each number of players.
#pragma once

#include <string>
#include <vector>

#include "reports/document/document.h"
#include "solvers/odds/situation.h"
#include "solvers/odds/table.h"

namespace hanaproof::reports {

// The rules may differ with the number of players, so each sheet has its own hands.
struct OddsSheet {
  odds::HandTable hands;
  odds::Table table;
};

// Never without sheets.
struct OddsReport {
  std::string edition;  // its id
  std::string title;
  std::vector<OddsSheet> sheets;  // by number of players
};

// "pair of October", "7 points", "January with February".
std::string category_label(const std::string& category);
// 1 for the strongest class.
int rank(const odds::HandTable& hands, int strength);
inline Exact exact(const odds::Fraction& number) { return {number.num, number.den}; }

// With one sheet everything about it; with several, each hand's share of the pot by players. Hands
// that nothing tells apart stand together.
Document to_document(const OddsReport& report);
// docs/schemas/odds-sutda.schema.json
std::string to_json(const OddsReport& report);
// A row for each hand and number of players: whole numbers of ways, and chances.
Table to_rows(const OddsReport& report);
// A page that needs nothing else, with a chart of the hands and a look-up. `shown` is the number of
// players that it opens with. Throws ReportError where the hands differ with the number of players.
std::string to_html(const OddsReport& report, int shown);

struct SituationReport {
  std::string edition;
  odds::Situation situation;
  odds::Outcome outcome;
};
Document to_document(const SituationReport& report);
// docs/schemas/odds-situation.schema.json
std::string to_json(const SituationReport& report);
// What that looks like: a JSON Schema.
std::string odds_sutda_schema();
std::string odds_situation_schema();

}  // namespace hanaproof::reports
