// Odds of hands as people and scripts read them: one sheet for each number of players.
#pragma once

#include <string>
#include <vector>

#include "reports/terminal.h"
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

// With one sheet everything about it; with several, each hand's share of the pot by players.
std::string to_terminal(const OddsReport& report, const TerminalStyle& style);
std::string to_markdown(const OddsReport& report);
// docs/schemas/odds-sutda.schema.json
std::string to_json(const OddsReport& report);
// A line for each hand and number of players: whole numbers of ways, and decimals.
std::string to_csv(const OddsReport& report);
// A page that needs nothing else, with a chart of the hands and a look-up. `shown` is the number of
// players that it opens with. Throws ReportError where the hands differ with the number of players.
std::string to_html(const OddsReport& report, int shown);

struct SituationReport {
  std::string edition;
  odds::Situation situation;
  odds::Outcome outcome;
};
std::string to_terminal(const SituationReport& report, const TerminalStyle& style);
// docs/schemas/odds-situation.schema.json
std::string to_json(const SituationReport& report);

}  // namespace hanaproof::reports
