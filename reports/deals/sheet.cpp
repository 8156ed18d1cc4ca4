#include "reports/deals/sheet.h"

namespace hanaproof::reports {

namespace {

Said said(const rulebook::Answer& answer) {
  if (answer.origin == rulebook::Origin::chosen) return Said::chosen;
  if (!answer.clause) return Said::unmentioned;
  switch (answer.clause->standing) {
    case rulebook::Standing::silent:
      return Said::silent;
    case rulebook::Standing::transcription:
      return Said::transcription;
    case rulebook::Standing::stated:
      break;
  }
  return Said::stated;
}

}  // namespace

DealSheet DealSheet::of(const rulebook::Ruleset& rules, const deals::Counts& counts) {
  DealSheet sheet;
  sheet.scope = rules.scope();
  sheet.rules = deals::DealRules::from(rules);
  sheet.shape = counts.shape;
  sheet.deals = counts.deals;
  sheet.combinations = deals::combination_odds(counts);
  sheet.verdicts = deals::verdict_odds(counts, sheet.rules);
  for (deals::RuleUse& use : deals::rule_uses(counts, sheet.rules)) {
    const rulebook::Answer& answer = rules.answer(use.topic);
    sheet.lines.push_back({std::move(use), answer.value.text(), said(answer)});
  }
  return sheet;
}

}  // namespace hanaproof::reports
