// Combinations that no hand can ever count as.
#include <fmt/format.h>

#include <set>

#include "checker/survey/desk.h"
#include "checker/survey/findings.h"
#include "checker/survey/survey.h"
#include "model/spec/sutda/hands.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;

std::vector<Finding> dead_combinations(const Edition& edition, Bench& bench) {
  return at_every_scope(edition, bench, [](Desk& desk) {
    const sutda::Rules rules(desk.rules());
    const auto hands = sutda::all_hands(rules);
    std::set<std::string> counted;
    for (const cards::CardSet hand : hands) {
      counted.insert(sutda::standing(rules, hand).combination);
    }
    for (const auto& combination : rules.combinations()) {
      if (counted.contains(combination.id)) continue;
      for (const Clause* clause : stated(desk, "combination." + combination.id)) {
        const std::string value = answer_text(*clause->topic, clause->readings.front().value);
        Finding finding = start(Kind::dead_rule, *clause->topic, desk.scope,
                                {{value, {desk.edition.id}}}, {clause});
        finding.id += "/" + desk.edition.id;
        finding.evidence = {Method::exhaustive,
                            fmt::format("All {} hands of the deck counted.", hands.size()),
                            {},
                            static_cast<long long>(hands.size()),
                            {}};
        finding.impact = {std::nullopt, "none: it never counts"};
        finding.summary = fmt::format(
            "In {} no hand ever counts as {}: its cards are not in the deck, or always make "
            "something stronger.",
            desk.edition.id, combination.id);
        finding.suggestion = "Leave it out, or say when it counts.";
        desk.findings.push_back(std::move(finding));
      }
    }
  });
}

}  // namespace hanaproof::checker
