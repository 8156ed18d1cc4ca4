// Combinations that no hand can ever count as.
#include <fmt/format.h>

#include <set>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/spec/betting/hands.h"

namespace hanaproof::checker {

std::vector<Finding> dead_combinations(const rulebook::Edition& edition,
                                       RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, [](EditionCheck& check) {
    const spec::betting::Rules rules(check.rules());
    const auto hands = spec::betting::all_hands(rules);
    std::set<std::string> counted;
    for (const cards::CardSet hand : hands) {
      counted.insert(spec::betting::standing(rules, hand).combination);
    }
    for (const auto& combination : rules.combinations()) {
      if (counted.contains(combination.id)) continue;
      for (const rulebook::Clause* clause : stated(check, "combination." + combination.id)) {
        const std::string value = answer_text(*clause->topic, clause->readings.front().value);
        Finding finding = start(Kind::dead_rule, *clause->topic, check.scope,
                                {{value, {check.edition.id}}}, {clause});
        finding.id += "/" + check.edition.id;
        finding.evidence = found_by(Method::exhaustive,
                                    fmt::format("All {} hands of the deck counted.", hands.size()),
                                    static_cast<long long>(hands.size()));
        finding.impact = {std::nullopt, "none: it never counts"};
        finding.summary = fmt::format(
            "In {} no hand ever counts as {}: its cards are not in the deck, or always make "
            "something stronger.",
            check.edition.id, combination.id);
        finding.suggestion = "Leave it out, or say when it counts.";
        check.findings.push_back(std::move(finding));
      }
    }
  });
}

}  // namespace hanaproof::checker
