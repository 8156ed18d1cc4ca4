// Hands that make two combos of one type at once, of which one counts: the text does not say which.
#include <fmt/format.h>

#include "checker/editions/compare/enact.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "solvers/hands/enumerate.h"
#include "solvers/hands/overlaps.h"

namespace hanaproof::checker {

using rulebook::Edition;

namespace {

// The rules as they are played if only the first of two combos counts.
rulebook::Ruleset without(const rulebook::Ruleset& rules, const std::string& other) {
  return rules.with("hand-combo." + other, "none");
}

// Hands that make both combos and none of the type that is worthier.
hands::Concerned undecided(const hands::HandRules& rules, const hands::Tally& tally,
                           const hands::Overlap& overlap) {
  hands::Concerned concerned;
  for (const hands::Class& one : tally.classes) {
    const bool both =
        one.made[overlap.first] != hands::kNotMade && one.made[overlap.second] != hands::kNotMade;
    if (!both) continue;
    const auto best = hands::best(rules, one.made, rules.combos[overlap.first].type);
    if (best != overlap.first && best != overlap.second) continue;
    concerned.hands += one.hands;
    if (!concerned.least || one.least < *concerned.least) concerned.least = one.least;
  }
  return concerned;
}

Finding overlapping(const EditionCheck& check, const hands::HandRules& rules,
                    const hands::Tally& tally, const hands::Overlap& overlap,
                    const hands::Concerned& concerned) {
  const std::string& first = rules.combos[overlap.first].id;
  const std::string& second = rules.combos[overlap.second].id;
  std::vector<const rulebook::Clause*> clauses;
  for (const std::string& topic :
       {"hand-combo." + first, "hand-combo." + second, std::string("combo.types")}) {
    for (const rulebook::Clause* clause : stated(check, topic)) clauses.push_back(clause);
  }
  const std::string first_counts = first + " counts";
  const std::string second_counts = second + " counts";
  Finding finding = start(Kind::gap, *rulebook::find_topic("combo.types"), check.scope,
                          {{first_counts, {}}, {second_counts, {}}}, clauses);
  finding.id += fmt::format("/{}/{}-and-{}", check.edition.id, first, second);
  finding.editions = {check.edition.id};
  finding.evidence =
      found_by(Method::exhaustive,
               fmt::format("All {} hands of {} cards gone through: {} make both, {} of them "
                           "nothing worthier of the type.",
                           tally.hands, rules.cards, overlap.both.hands, concerned.hands),
               static_cast<long long>(tally.hands));
  finding.witness.situation = Situation::hand;
  finding.witness.pile = *concerned.least;
  enact_sides(finding.witness, {{first_counts, without(check.rules(), second)},
                                {second_counts, without(check.rules(), first)}});
  const int points =
      at_stake({without(check.rules(), second), without(check.rules(), first)}, finding.witness);
  const std::string often = fmt::format("{} of {} hands", concerned.hands, tally.hands);
  finding.impact = {std::nullopt, fmt::format("{}; both are worth the same in the witness", often)};
  if (points > 0) {
    finding.impact = {
        points, fmt::format("{} points from each other player in the witness; {}", points, often)};
  }
  finding.summary = fmt::format(
      "By the rules of {} a hand can be both {} and {}, and only one combo of a type counts: which "
      "of "
      "the two is not said.",
      check.edition.id, first, second);
  finding.suggestion = "Say that the player chooses, or that the worthier counts.";
  return finding;
}

}  // namespace

std::vector<Finding> overlapping_combos(const Edition& edition, RulesetComparer& comparer) try {
  std::vector<Finding> findings;
  const EditionCheck check{edition, {edition.players.front(), {}}, comparer, findings};
  const auto rules = hands::HandRules::from(check.rules());
  if (rules.types == hands::Types::all_add) return findings;
  const auto tally = hands::enumerate_hands(rules, 1);
  for (const hands::Overlap& overlap : hands::overlaps(rules, tally)) {
    // Where one is a special case of the other, the special one is meant.
    if (overlap.first_implies_second || overlap.second_implies_first) continue;
    const auto concerned = undecided(rules, tally, overlap);
    if (concerned.hands == 0) continue;
    findings.push_back(overlapping(check, rules, tally, overlap, concerned));
  }
  return findings;
} catch (const hands::TooMany&) {
  return {};
}

}  // namespace hanaproof::checker
