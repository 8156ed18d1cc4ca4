// Odds of the fields of Hachi-Hachi as people and scripts read them.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "reports/charts.h"
#include "reports/document/document.h"
#include "solvers/fields/chain.h"

namespace hanaproof::reports {

struct FieldReading {
  fields::Reading reading;
  fields::Chain chain;
};

// For one number of players and of rounds.
struct FieldSheet {
  std::string edition;  // its id
  std::string title;
  rulebook::Scope scope;
  int rounds = 12;
  fields::Shape shape;
  fields::Dealt dealt;
  std::vector<FieldReading> readings;  // the rules as they are first, then each single other answer

  const FieldReading& own() const { return readings.front(); }

  // Throws EditionError where the rules cannot be dealt by, or where extra rounds would never end.
  static FieldSheet of(const rulebook::Ruleset& rules, int rounds);
};

// As the report shows it.
FieldOdds of_report(const FieldSheet& sheet);

Document to_document(const std::vector<FieldSheet>& sheets);
// A page that needs nothing else.
std::string to_html(const std::vector<FieldSheet>& sheets);
// docs/schemas/odds-fields.schema.json
std::string to_json(const std::vector<FieldSheet>& sheets);
// What that looks like: a JSON Schema.
std::string odds_fields_schema();
// A row for each round of each reading.
Table to_rows(const std::vector<FieldSheet>& sheets);

}  // namespace hanaproof::reports
