// Rules that can never fire, with the proof that they cannot.
#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "checker/situations/piles.h"
#include "model/spec/score.h"
#include "solvers/deals/months.h"
#include "solvers/deals/odds.h"
#include "solvers/smt/questions.h"
#include "solvers/smt/solve.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Ruleset;

namespace {

const Clause* stated_clause(const Ruleset& rules, const std::string& topic) {
  const Clause* clause = rules.answer(topic).clause;
  return clause && clause->standing == rulebook::Standing::stated ? clause : nullptr;
}

Finding dead(const Ruleset& rules, const Clause& clause, Evidence evidence,
             const std::string& why) {
  const std::string value = answer_text(*clause.topic, rules[clause.topic->id]);
  Finding finding = start(Kind::dead_rule, *clause.topic, rules.scope(),
                          {{value, {rules.edition().id}}}, {&clause});
  finding.id += "/" + rules.edition().id;
  finding.evidence = std::move(evidence);
  finding.impact = {std::nullopt, "none: it never happens"};
  finding.remarks =
      fmt::format("{} can never fire with {}: {}", clause.id(), rules.scope().text(), why);
  finding.suggestion =
      "Leave the rule out for this number of players, or say what it is there for.";
  return finding;
}

// ---- Rules about the cards dealt
// ------------------------------------------------------------------

// The rules, and with them again where the edition leaves open what four pairs are.
std::vector<deals::DealRules> open_readings(const Ruleset& rules) {
  std::vector<deals::DealRules> all = {deals::DealRules::from(rules)};
  const Clause* means = stated_clause(rules, "hand.four-pairs.means");
  if (means && means->readings.size() == 1) return all;
  all.push_back(all.front());
  all.back().four_of_month_is_two_pairs = !all.front().four_of_month_is_two_pairs;
  return all;
}

// The rules about the cards dealt that come up under none of the readings. Those that say what
// comes of the others have nothing to say where these are dead, which is no finding of its own.
std::vector<std::string> dead_deal_rules(const Ruleset& rules, const deals::Counts& counts) {
  std::map<std::string, std::size_t> never;
  const auto readings = open_readings(rules);
  for (const deals::DealRules& reading : readings) {
    for (const deals::RuleUse& use : deals::rule_uses(counts, reading)) {
      if (use.dead()) ++never[use.topic];
    }
  }
  std::vector<std::string> combinations;
  std::vector<std::string> consequences;
  for (const auto& [topic, times] : never) {
    if (times < readings.size()) continue;
    const bool combination = topic.ends_with(".four-of-month") || topic.ends_with(".four-pairs");
    (combination ? combinations : consequences).push_back(topic);
  }
  return combinations.empty() ? consequences : combinations;
}

bool speaks_of_deals(const Ruleset& rules) {
  constexpr std::array<const char*, 4> kRules = {"hand.four-of-month", "hand.four-pairs",
                                                 "field.four-of-month", "field.four-pairs"};
  return std::ranges::any_of(kRules,
                             [&](const char* topic) { return stated_clause(rules, topic); });
}

// Nothing where counting would take too long: then no rule is called dead.
std::optional<deals::Counts> counted(const deals::Shape& shape) {
  try {
    return deals::count_deals(shape);
  } catch (const deals::TooMany&) {
    return std::nullopt;
  }
}

void look_at_deals(const Ruleset& rules, std::vector<Finding>& findings) {
  const deals::Shape shape = deals::shape_of(rules);
  // A deal that the deck is too small for is a mistake of its own.
  if (!speaks_of_deals(rules) || shape.stock() < 0) return;
  const std::optional<deals::Counts> counts = counted(shape);
  if (!counts) return;
  for (const std::string& topic : dead_deal_rules(rules, *counts)) {
    const Clause* clause = stated_clause(rules, topic);
    if (!clause) continue;
    const auto kinds = static_cast<long long>(counts->alike.size());
    Evidence evidence =
        found_by(Method::exhaustive,
                 fmt::format("All {} deals counted by month, {} kinds of them told apart.",
                             deals::digits(counts->deals), kinds),
                 kinds);
    findings.push_back(
        dead(rules, *clause, std::move(evidence),
             fmt::format("no deal of {} hands of {} and a field of {} makes it come up.",
                         shape.players, shape.hand, shape.field)));
  }
}

// ---- Yaku that no pile makes, or that others always hide
// -------------------------------------------

// Whether some pile is worth something else under either ruleset.
bool scores_differ(const Ruleset& a, const Ruleset& b) {
  const spec::Rules first(a);
  const spec::Rules second(b);
  const auto& piles = sample_piles();
  return std::ranges::any_of(piles, [&](cards::CardSet pile) {
    return spec::sum(spec::made_yaku(first, pile)) != spec::sum(spec::made_yaku(second, pile));
  });
}

void look_at_yaku(const Ruleset& rules, RulesetComparer& comparer, std::vector<Finding>& findings) {
  const smt::Options options = {.timeout = comparer.solver_time()};
  for (const auto& yaku : rules.yaku()) {
    const Clause* clause = rules.answer("yaku." + yaku.id).clause;
    if (!clause || clause->standing != rulebook::Standing::stated) continue;
    const std::string name = fmt::format("possible.{}.{}", rules.edition().id, yaku.id);
    const auto answer = smt::solve(smt::is_possible(name, smt::yaku_made(rules, yaku.id)), options);
    if (left_open(comparer, *clause->topic, rules.scope(), rules.edition(),
                  "whether any capturable pile makes it", answer.outcome)) {
      continue;
    }
    const auto* unsat = std::get_if<smt::Unsat>(&answer.outcome);
    if (unsat) {
      Evidence evidence{Method::smt, "No capturable pile makes it.", exported({answer}), 0,
                        unsat->core};
      findings.push_back(dead(rules, *clause, std::move(evidence), "no capturable pile makes it."));
      continue;
    }
    const auto without = rules.with("yaku." + yaku.id, "none");
    if (scores_differ(rules, without)) continue;
    const auto same = smt::equivalent(name + ".counts", smt::base_score(rules),
                                      smt::base_score(without), {}, options);
    left_open(comparer, *clause->topic, rules.scope(), rules.edition(),
              "whether another yaku always takes its place", same.outcome);
    const auto* never = std::get_if<smt::Unsat>(&same.outcome);
    if (!never) continue;
    // A yaku of no points offers a call, as others do.
    const auto offers = same_offers(name, rules, without, options);
    if (offers && left_open(comparer, *clause->topic, rules.scope(), rules.edition(),
                            "whether it ever offers a call by itself", offers->outcome)) {
      continue;
    }
    if (offers && !std::holds_alternative<smt::Unsat>(offers->outcome)) continue;
    std::vector<smt::Answer> answers = {same};
    if (offers) answers.push_back(*offers);
    Evidence evidence{Method::smt, "No score and no call changes when it is left out.",
                      exported(answers), 0, never->core};
    findings.push_back(
        dead(rules, *clause, std::move(evidence), "other yaku always take its place."));
  }
}

// ---- The end of a round -------------------------------------------------------------------------

void look_at_round_end(const Ruleset& rules, std::vector<Finding>& findings) {
  const Clause* clause = stated_clause(rules, "round.end");
  if (!clause || rules.is("round.end", "hands-empty") || stated_clause(rules, "round.empty-hand"))
    return;
  // How many hand cards and stock cards are left at the start of a turn: each turn takes one of
  // both.
  const int hands = rules.scope().players * rules.number("deal.hand-size");
  const int stock = cards::kCards - hands - rules.number("deal.field-size");
  if (stock <= hands) return;
  Evidence evidence = found_by(
      Method::graph,
      fmt::format("All {} reachable states of a round counted in hand and stock cards; every turn "
                  "described in the text plays a hand card.",
                  hands + 1),
      hands + 1);
  findings.push_back(
      dead(rules, *clause, std::move(evidence),
           fmt::format("when the last hand card has been played {} stock cards are left, and the "
                       "text knows no turn without a hand card.",
                       stock - hands)));
}

}  // namespace

std::vector<Finding> dead_rules(const rulebook::Edition& edition, const rulebook::Scope& scope,
                                RulesetComparer& comparer) {
  const Ruleset& rules = comparer.rules(edition, scope);
  std::vector<Finding> here;
  look_at_deals(rules, here);
  if (scope.options.empty()) look_at_yaku(rules, comparer, here);
  look_at_round_end(rules, here);
  return here;
}

std::vector<Finding> dead_rules(const rulebook::Edition& edition, RulesetComparer& comparer) {
  std::vector<Finding> findings;
  std::map<std::string, std::size_t> told;  // by clause: which finding is about it
  for (const rulebook::Scope& scope : scopes(edition)) {
    for (Finding& finding : dead_rules(edition, scope, comparer)) {
      const auto [first, added] = told.try_emplace(finding.clauses.front().id, findings.size());
      if (added) {
        findings.push_back(std::move(finding));
      } else if (finding.evidence.method == Method::exhaustive) {
        // One clause, one finding: at the first scope at which it is dead, with the others named.
        findings[first->second].remarks += fmt::format(" Nor with {}.", scope.text());
      }
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
