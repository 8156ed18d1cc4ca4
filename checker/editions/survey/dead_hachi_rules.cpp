// Rules of Hachi-Hachi that can never fire, with the proof that they cannot: captured combos under
// each sense of the willow.
#include <set>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/spec/hachi/willow.h"
#include "solvers/smt/questions.h"
#include "solvers/smt/solve.h"

namespace hanaproof::checker {

using rulebook::Clause;
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
      finding.summary = fmt::format(
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

}  // namespace hanaproof::checker
