// Odds of rounds as people and scripts read them: one sheet for each scope of an edition.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/measures/round_odds/round_odds.h"
#include "model/rulebook/ruleset.h"
#include "reports/document/document.h"

namespace hanaproof::reports {

struct RoundSheet {
  rulebook::Scope scope;
  odds_of_rounds::Options played;  // how
  odds_of_rounds::Odds odds;
  // The exact chance that a deal is not played, where it can be counted.
  std::optional<Exact> without_play = {};
};

// Never without sheets.
struct RoundReport {
  std::string edition;  // its id
  std::string title;
  std::vector<RoundSheet> sheets;
};

// "stop", "koi-koi"
std::string_view name(odds_of_rounds::Calls calls);

Document to_document(const std::vector<RoundReport>& reports);
// docs/schemas/odds-rounds.schema.json
std::string to_json(const std::vector<RoundReport>& reports);
// What that looks like: a JSON Schema.
std::string odds_rounds_schema();
// A row for each thing that is told: what was counted, and the mean or share with its interval.
Table to_rows(const std::vector<RoundReport>& reports);
// A page that needs nothing else: charts, and a look-up of stopping against koi-koi.
std::string to_html(const std::vector<RoundReport>& reports);

}  // namespace hanaproof::reports
