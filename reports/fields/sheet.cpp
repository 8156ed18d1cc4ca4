#include "reports/fields/sheet.h"

namespace hanaproof::reports {

FieldSheet FieldSheet::of(const rulebook::Ruleset& rules, int rounds) {
  FieldSheet sheet;
  sheet.edition = rules.edition().id;
  sheet.title = rules.edition().title;
  sheet.scope = rules.scope();
  sheet.rounds = rounds;
  sheet.shape = fields::Shape(rules);
  for (const fields::Reading& reading : fields::readings(rules)) {
    if (reading.answers.size() > 1) break;
    // What becomes of rounds for which too few stay is no matter of chance.
    if (reading.rules.no_match_waits != fields::Rules(rules).no_match_waits ||
        reading.rules.no_match_counts != fields::Rules(rules).no_match_counts) {
      continue;
    }
    const fields::Dealt dealt = fields::count_fields(reading.rules, sheet.shape);
    sheet.readings.push_back({reading, fields::run_chain(reading.rules, dealt, rounds)});
    if (reading.answers.empty()) sheet.dealt = dealt;
  }
  return sheet;
}

FieldOdds of_report(const FieldSheet& sheet) {
  const auto decimal = [](const fields::Fraction& number) { return static_cast<double>(number); };
  FieldOdds odds{sheet.edition, sheet.scope.players, {}, {}};
  for (const fields::RoundOdds& round : sheet.own().chain.rounds) {
    odds.rounds.push_back(
        {decimal(round.small), decimal(round.twofold), decimal(round.grand), decimal(round.waits)});
  }
  for (const FieldReading& each : sheet.readings) {
    odds.readings.push_back(
        {each.reading.text(), decimal(each.chain.last().waits), decimal(each.chain.extra_rounds)});
  }
  return odds;
}

}  // namespace hanaproof::reports
