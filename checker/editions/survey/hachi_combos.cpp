// Combos of Hachi-Hachi: captured ones that can never be made, with the proof for each sense of the
// willow; and hands that make two combos of one type at once, of which one counts, where the text
// does not say which.
#include <set>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/spec/hachi/willow.h"
#include "solvers/hands/enumerate.h"
#include "solvers/hands/overlaps.h"
#include "solvers/smt/questions.h"
#include "solvers/smt/solve.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Ruleset;

namespace {

// Every sense of the willow that some clause of the edition states.
std::set<std::string> senses_of_willow(const EditionCheck& check) {
  std::set<std::string> senses;
  for (const Clause* clause : stated(check, "card.willow")) {
    for (const auto& reading : clause->readings) senses.insert(*reading.value.word());
  }
  return senses;
}

void look_at_combos(EditionCheck& check) {
  for (const std::string& sense : senses_of_willow(check)) {
    const Ruleset rules = spec::hachi::with_willow(check.rules().with("card.willow", sense));
    for (const auto& yaku : rules.yaku()) {
      const auto clauses = stated(check, "yaku." + yaku.id);
      if (clauses.empty()) continue;
      const std::string name = fmt::format("possible.{}.{}.{}", check.edition.id, yaku.id, sense);
      const auto answer = smt::solve(smt::is_possible(name, smt::yaku_made(rules, yaku.id)),
                                     {.timeout = check.comparer.solver_time()});
      left_open(check.comparer, *clauses.front()->topic, check.scope, check.edition,
                fmt::format("whether any capturable pile makes it where the willow is {}", sense),
                answer.outcome);
      const auto* unsat = std::get_if<smt::Unsat>(&answer.outcome);
      if (!unsat) continue;
      const Clause& clause = *clauses.front();
      std::vector<const Clause*> taking_part = {&clause};
      for (const Clause* willow : stated(check, "card.willow")) taking_part.push_back(willow);
      Finding finding =
          start(Kind::dead_rule, *clause.topic, check.scope,
                {{answer_text(*clause.topic, clause.readings.front().value), {check.edition.id}}},
                taking_part);
      finding.id += "/" + check.edition.id;
      finding.evidence = by_solver(
          fmt::format("No capturable pile makes it where the willow is {}.", sense), {answer});
      finding.evidence.core = unsat->core;
      finding.impact = {std::nullopt, "none: it never happens"};
      finding.remarks = fmt::format(
          "{} can never be made if the willow cards are {}: no capturable pile has its cards.",
          clause.id(), sense == "dreg-only" ? "dregs alone" : "what they are and dregs besides");
      finding.suggestion = sense == "dreg-only"
                               ? "Say that the willow cards are dregs besides being what they are."
                               : "Leave the combo out, or ask for fewer cards.";
      check.findings.push_back(std::move(finding));
    }
  }
}

}  // namespace

std::vector<Finding> dead_hachi_rules(const rulebook::Edition& edition, RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, look_at_combos);
}

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
       {"hand-combo." + first, "hand-combo." + second, std::string("combo.same-type")}) {
    for (const rulebook::Clause* clause : stated(check, topic)) clauses.push_back(clause);
  }
  const std::string first_counts = first + " counts";
  const std::string second_counts = second + " counts";
  Finding finding = start(Kind::gap, *rulebook::find_topic("combo.same-type"), check.scope,
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
  finding.remarks = fmt::format(
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
  if (!stated(check, "combo.same-type").empty()) return findings;
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
