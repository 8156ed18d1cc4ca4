// Odds of hand combos as people and scripts read them: one sheet for each reading of the rules.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/charts.h"
#include "reports/document/document.h"
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

// "dreg", "suit"
std::string_view name(hands::Combo::Type type);
// The id of a combo, "-" for none.
std::string id_of(const HandSheet& sheet, const std::optional<std::size_t>& combo);
// What a combo is worth in some hand: "2 to 4".
std::string kan_text(const HandSheet& sheet, std::size_t combo);

// Of other sheets than the first, most is detail.
Document to_document(const std::vector<HandReport>& reports);
// A page that needs nothing else.
std::string to_html(const std::vector<HandReport>& reports);
// docs/schemas/odds-hands.schema.json
std::string to_json(const std::vector<HandReport>& reports);
// What that looks like: a JSON Schema.
std::string odds_hands_schema();
// A row for each thing that is counted: whole numbers of hands, and the chance.
Table to_rows(const std::vector<HandReport>& reports);

// What the page of a report shows of a sheet.
HandChart hand_chart(const std::string& edition, const HandSheet& sheet);

}  // namespace hanaproof::reports
