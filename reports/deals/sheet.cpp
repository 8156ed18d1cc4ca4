#include "reports/deals/sheet.h"

#include <array>

namespace hanaproof::reports {

namespace {

Said said(const rulebook::Answer& answer) {
  if (answer.origin == rulebook::Origin::chosen) return Said::chosen;
  if (!answer.clause) return Said::unmentioned;
  switch (answer.clause->standing) {
    case rulebook::Standing::silent:
    case rulebook::Standing::absent:
      return Said::silent;
    case rulebook::Standing::transcription:
    case rulebook::Standing::picture:
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

std::string_view name(Said said) {
  constexpr std::array<std::string_view, 5> kNames = {"stated", "silent", "transcription",
                                                      "unmentioned", "chosen"};
  return kNames[static_cast<std::size_t>(said)];
}

std::vector<DealCount> verdicts(const DealSheet& sheet) {
  const deals::VerdictOdds& odds = sheet.verdicts;
  std::vector<DealCount> all;
  for (std::size_t i = 0; i < deals::kVerdicts; ++i)
    all.emplace_back(name(static_cast<deals::Verdict>(i)), odds.deals[i]);
  all.emplace_back("won-by-given", odds.of(deals::Verdict::won) / sheet.shape.players);
  all.emplace_back("several-won-with-given", odds.several_with_given);
  all.emplace_back("dealt-anew", odds.anew());
  all.emplace_back("hand-against-field", odds.clash);
  return all;
}

}  // namespace hanaproof::reports
