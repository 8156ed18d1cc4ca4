// Odds of deals as people and scripts read them: one sheet for each scope of an edition.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "reports/document/document.h"
#include "solvers/deals/odds.h"

namespace hanaproof::reports {

// Where the answer to a topic comes from.
enum class Said { stated, silent, transcription, unmentioned, chosen };
// "stated", ...
std::string_view name(Said said);

struct DealRuleLine {
  deals::RuleUse use;
  std::string answer;  // "wins", "four-months"
  Said said = Said::stated;
};

struct DealSheet {
  rulebook::Scope scope;
  deals::DealRules rules;
  deals::Shape shape;
  deals::Count deals;  // all of them
  std::vector<deals::CombinationOdds> combinations;
  deals::VerdictOdds verdicts;
  std::vector<DealRuleLine> lines;

  static DealSheet of(const rulebook::Ruleset& rules, const deals::Counts& counts);
  // Whether these odds are of a reading that the rules do not take.
  bool other_reading(const deals::CombinationOdds& odds) const {
    return odds.means && *odds.means != deals::means_of(rules);
  }
};

// A number of deals by the name that programs know it by: "won", "won-by-given".
using DealCount = std::pair<std::string, deals::Count>;
// Each verdict; then won by a given player's hand, among several or alone; all that is dealt anew;
// hand and field at once.
std::vector<DealCount> verdicts(const DealSheet& sheet);

// Never without sheets.
struct DealReport {
  std::string edition;  // its id
  std::string title;
  std::vector<DealSheet> sheets;
};

Document to_document(const std::vector<DealReport>& reports);
// A page that needs nothing else.
std::string to_html(const std::vector<DealReport>& reports);
// docs/schemas/odds-deal.schema.json
std::string to_json(const std::vector<DealReport>& reports);
// What that looks like: a JSON Schema.
std::string odds_deal_schema();
// A row for each thing that is counted: whole numbers of deals, and the chance.
Table to_rows(const std::vector<DealReport>& reports);

}  // namespace hanaproof::reports
