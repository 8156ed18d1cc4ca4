#include "checker/editions/survey/findings.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "model/rulebook/library.h"
#include "solvers/fields/chain.h"
#include "solvers/odds/table.h"

namespace hanaproof::checker {

using rulebook::Clause;

namespace {

std::string readings_text(const Clause& clause) {
  std::vector<std::string> parts;
  for (const auto& reading : clause.readings) {
    parts.push_back(answer_text(*clause.topic, reading.value));
  }
  return fmt::format("{}", fmt::join(parts, " or "));
}

}  // namespace

ClauseRef reference(const Clause& clause) {
  return {clause.edition, clause.id(),     clause.sources, readings_text(clause),
          clause.note,    clause.standing, clause.position};
}

std::string slug(const rulebook::Scope& scope) {
  std::string text = fmt::format("{}-players", scope.players);
  for (const std::string& option : scope.options) text += "-" + option;
  return text;
}

bool speaks_of(const Finding& finding, const std::string& topic) {
  return finding.topic == topic ||
         std::ranges::find(finding.rows, topic, &FindingRow::topic) != finding.rows.end();
}

std::string document_of(const rulebook::Edition& edition) {
  return edition.document.empty() ? edition.id : edition.document;
}

std::vector<std::vector<const rulebook::Edition*>> by_document(
    const std::vector<const rulebook::Edition*>& editions) {
  std::vector<std::vector<const rulebook::Edition*>> documents;
  for (const rulebook::Edition* edition : editions) {
    const auto document = std::ranges::find_if(documents, [&](const auto& each) {
      return document_of(*each.front()) == document_of(*edition);
    });
    if (document == documents.end()) {
      documents.push_back({edition});
    } else {
      document->push_back(edition);
    }
  }
  return documents;
}

std::vector<std::string> ids_of(const std::vector<const rulebook::Edition*>& editions) {
  std::vector<std::string> ids;
  for (const auto* edition : editions) ids.push_back(edition->id);
  return ids;
}

Evidence found_by(Method method, std::string summary, long long space) {
  return {method, std::move(summary), {}, space, {}};
}

Finding start(Kind kind, const rulebook::Topic& topic, const rulebook::Scope& scope,
              std::vector<Side> sides, const std::vector<const Clause*>& clauses) {
  Finding finding;
  finding.id = fmt::format("{}/{}/{}", name(kind), topic.id, slug(scope));
  finding.kind = kind;
  finding.topic = topic.id;
  finding.question = topic.question;
  finding.scope = scope;
  std::set<std::string> editions;
  for (const Side& side : sides) editions.insert(side.editions.begin(), side.editions.end());
  for (const Clause* clause : clauses) finding.clauses.push_back(reference(*clause));
  finding.editions.assign(editions.begin(), editions.end());
  finding.positions = std::move(sides);
  return finding;
}

void enact_sides(Witness& witness, const std::vector<Answered>& sides) {
  std::vector<rulebook::Ruleset> rulesets;
  for (const auto& [side, rules] : sides) rulesets.push_back(rules);
  make_room_for_calls(witness, rulesets);
  for (const auto& [side, rules] : sides) {
    witness.outcomes.push_back(
        {side, rules.edition().id, rules.changes(), rules.scope().players, enact(rules, witness)});
  }
  reach_pile(witness, rulesets);
}

void show(Finding& finding, const rulebook::Ruleset& base, const rulebook::Topic& topic,
          const std::vector<Option>& options, Difference difference) {
  finding.evidence = std::move(difference.evidence);
  finding.witness = std::move(difference.witness);
  std::vector<Answered> sides;
  std::vector<rulebook::Ruleset> rulesets;
  for (const Option& option : options) {
    rulesets.push_back(base[topic.id] == option.value ? base : base.with(topic.id, option.value));
    sides.push_back({option.side.value, rulesets.back()});
  }
  enact_sides(finding.witness, sides);
  const int points = at_stake(rulesets, finding.witness);
  const char* unit = is_of_betting(finding.witness) ? "coin" : "point";
  if (points > 0) {
    finding.impact = {points,
                      fmt::format("{} {}{} in the witness", points, unit, points == 1 ? "" : "s")};
  } else {
    finding.impact = {std::nullopt, fmt::format("no {}s differ in the witness itself", unit)};
  }
  if (topic.id == "field.pending-end") finding.impact.text += "; " + pending_odds(base);
}

void add_clauses(Finding& finding, std::vector<ClauseRef> more) {
  for (ClauseRef& clause : more) {
    if (std::ranges::find(finding.clauses, clause.id, &ClauseRef::id) == finding.clauses.end())
      finding.clauses.push_back(std::move(clause));
  }
}

std::vector<const Clause*> stated(const EditionCheck& check, const std::string& topic) {
  return stated(check.edition, *rulebook::find_topic(topic), check.scope);
}

Finding& accuse(EditionCheck& check, const Clause& clause, const std::string& claimed,
                const std::string& actual, const std::string& mark) {
  Finding finding = start(Kind::internal, *clause.topic, check.scope,
                          {{claimed, {check.edition.id}}, {actual, {}}}, {&clause});
  finding.id += "/" + check.edition.id + mark;
  finding.evidence.method = Method::arithmetic;
  finding.impact = {std::nullopt, "none by itself: a wrong count misleads readers"};
  check.findings.push_back(std::move(finding));
  return check.findings.back();
}

std::vector<Finding> at_every_scope(const rulebook::Edition& edition, RulesetComparer& comparer,
                                    const std::function<void(EditionCheck&)>& run) {
  std::vector<Finding> findings;
  std::set<std::string> seen;
  for (const rulebook::Scope& scope : scopes(edition)) {
    std::vector<Finding> here;
    EditionCheck check{edition, scope, comparer, here};
    run(check);
    for (Finding& finding : here) {
      std::string same = finding.topic;
      for (const ClauseRef& clause : finding.clauses) same += " " + clause.id;
      if (seen.insert(same).second) findings.push_back(std::move(finding));
    }
  }
  return findings;
}

void Inconclusive::note(const Comparison& comparison) {
  const Agreement& agreement = comparison.agreement;
  looked_at_ = looked_at_ || comparison.difference || agreement.looked_at();
  if (!comparison.difference && agreement.proved() && proof_.empty()) proof_ = agreement.how;
  if (comparison.difference || !reason_.empty()) return;
  unsolved_ = agreement.state == Agreement::State::unknown;
  if (unsolved_) reason_ = agreement.how;
  if (agreement.state == Agreement::State::tried)
    reason_ = fmt::format("no difference was found in {}", agreement.how);
}

void Inconclusive::keep(RulesetComparer& comparer, const rulebook::Topic& topic,
                        const rulebook::Scope& scope, const std::vector<std::string>& editions,
                        const std::string& question) const {
  if (!reason_.empty())
    comparer.leave_open({topic.id, scope, editions, question, reason_, unsolved_});
}

bool left_open(RulesetComparer& comparer, const rulebook::Topic& topic,
               const rulebook::Scope& scope, const rulebook::Edition& edition,
               const std::string& question, const smt::Outcome& outcome) {
  const auto* unknown = std::get_if<smt::Unknown>(&outcome);
  if (!unknown) return false;
  comparer.leave_open({topic.id,
                       scope,
                       {edition.id},
                       question,
                       fmt::format("the solver gave no answer: {}", unknown->reason),
                       true});
  return true;
}

std::string tie_odds(const rulebook::Ruleset& rules) try {
  // The survey itself runs in several threads.
  constexpr int kThreads = 1;
  std::vector<std::string> parts;
  for (const odds::Table& table : odds::count_tables(odds::HandTable(rules), kThreads)) {
    const odds::Fraction tied = odds::best_hand_shared(table).tied;
    parts.push_back(
        fmt::format("{} players: {} ({:.1f} %)", table.players, tied.text(), 100 * tied.value()));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
} catch (const rulebook::EditionError& error) {
  return fmt::format("not counted ({})", error.what());
}

std::string pending_odds(const rulebook::Ruleset& rules) try {
  constexpr int kRounds = 12;
  const fields::Rules of_fields(rules);
  const auto chain =
      fields::run_chain(of_fields, fields::count_fields(of_fields, fields::Shape(rules)), kRounds);
  const auto chance = chain.last().waits.convert_to<double>();
  return fmt::format("after {} rounds a field still waits in {:.2f} % of matches", kRounds,
                     100 * chance);
} catch (const rulebook::EditionError& error) {
  return fmt::format("not counted ({})", error.what());
}

}  // namespace hanaproof::checker
