// Odds of hand combos as people and scripts read them: one sheet for each reading of the rules.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reports/hand_chart.h"
#include "reports/terminal.h"
#include "solvers/hands/overlaps.h"
#include "solvers/hands/readings.h"
#include "solvers/hands/summary.h"

namespace hanaproof::reports {

struct HandSheet {
  int players = 3;
  std::map<std::string, std::string> chosen;  // readings by topic; empty: the edition's defaults
  hands::HandRules rules;
  hands::Summary summary;
  std::vector<hands::Overlap> overlaps;
  std::vector<hands::Use> uses;  // by combo
  // Against the first sheet of the report; all zero for that itself.
  hands::Differing differing;

  static HandSheet of(int players, const hands::Reading& reading, const hands::Tally& tally);
};

// Never without sheets; the first is of the rules as they stand.
struct HandReport {
  std::string edition;  // its id
  std::string title;
  std::vector<HandSheet> sheets;
};

std::string to_terminal(const std::vector<HandReport>& reports, const TerminalStyle& style);
std::string to_markdown(const std::vector<HandReport>& reports);
// docs/schemas/odds-hands.schema.json
std::string to_json(const std::vector<HandReport>& reports);
// A line for each thing that is counted: whole numbers of hands, and a decimal.
std::string to_csv(const std::vector<HandReport>& reports);

// What the page of a report shows of a sheet.
HandChart hand_chart(const std::string& edition, const HandSheet& sheet);

}  // namespace hanaproof::reports
