#include "properties/conformance.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/rulebook/ruleset.h"
#include "model/spec/play.h"
#include "properties/step_checks.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

using notation::Move;
using notation::Position;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;

namespace {

constexpr const char* kPlays = "readings-play";

// Where in a run something was seen.
struct Place {
  std::string scope;
  std::string rules;
  const rounds::Round* round = nullptr;
  std::size_t ply = 0;
};

// The checks and what came of them, in order.
class Ledger {
 public:
  Ledger() {
    add(kPlays, "Every scope and every reading by itself can be played.");
    for (const auto& check : rules_checks()) add(check.id, check.statement);
    for (const auto& check : yaku_checks()) add(check.id, check.statement);
    for (const auto& check : position_checks()) add(check.id, check.statement);
    for (const auto& check : step_checks()) add(check.id, check.statement);
    for (const auto& check : round_checks()) add(check.id, check.statement);
  }

  void enter(const std::string& id, const Fault& fault, const Place& place,
             const Position* position = nullptr, const Move* move = nullptr) {
    Check& check = *std::find_if(checks_.begin(), checks_.end(),
                                 [&](const Check& one) { return one.id == id; });
    ++check.checked;
    if (!fault) return;
    ++check.failed;
    if (check.first) return;
    check.first = Failure{.scope = place.scope, .rules = place.rules, .text = *fault};
    if (position) check.first->position = *position;
    if (move) check.first->move = *move;
    if (!place.round) return;
    check.first->deal = place.round->deal;
    check.first->line = place.round->line();
    check.first->line.resize(std::min(place.ply, check.first->line.size()));
  }

  std::vector<Check> done() { return std::move(checks_); }

 private:
  void add(const std::string& id, const std::string& statement) {
    checks_.push_back({id, statement, 0, 0, std::nullopt});
  }
  std::vector<Check> checks_;
};

void check_rules(Ledger& ledger, const spec::Rules& rules, const Place& place) {
  for (const RulesCheck& check : rules_checks()) {
    ledger.enter(check.id, check.fault(rules), place);
  }
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    for (const YakuCheck& check : yaku_checks()) ledger.enter(check.id, check.fault(yaku), place);
  }
}

void check_position(Ledger& ledger, const spec::Rules& rules, const Place& place,
                    const Position& position, const std::vector<Move>& legal) {
  for (const PositionCheck& check : position_checks()) {
    ledger.enter(check.id, check.fault(rules, position, legal), place, &position);
  }
}

void check_round(Ledger& ledger, const spec::Rules& rules, Place place,
                 const rounds::Round& round) {
  place.round = &round;
  for (const rounds::Step& step : round.steps) {
    check_position(ledger, rules, place, step.before, step.legal);
    for (const StepCheck& check : step_checks()) {
      ledger.enter(check.id, check.fault(rules, step), place, &step.before, &step.move);
    }
    ++place.ply;
  }
  check_position(ledger, rules, place, round.last(), spec::legal_moves(rules, round.last()));
  for (const RoundCheck& check : round_checks()) {
    ledger.enter(check.id, check.fault(rules, round), place, &round.last());
  }
}

// A ruleset to be played, and the reading by which it is not the default.
struct Variant {
  Scope scope;
  std::string topic = {};
  std::string reading = {};

  std::string text() const { return topic.empty() ? "" : topic + "=" + reading; }
  Ruleset rules(const Edition& edition) const {
    if (topic.empty()) return {edition, scope};
    return {edition, scope, {{topic, reading}}};
  }
};

bool is_option(const rulebook::Topic& topic) { return topic.id.starts_with("option."); }

// The topics of the edition's clauses, each once.
std::vector<const rulebook::Topic*> topics_of(const Edition& edition) {
  std::vector<const rulebook::Topic*> topics;
  for (const rulebook::Clause& clause : edition.clauses) {
    // An option is played on or off: that is a scope, not a reading.
    if (is_option(*clause.topic) || clause.topic->asked == rulebook::Asked::text) continue;
    if (std::find(topics.begin(), topics.end(), clause.topic) == topics.end())
      topics.push_back(clause.topic);
  }
  return topics;
}

std::vector<Variant> variants(const Edition& edition) {
  std::vector<Variant> all;
  for (const Scope& scope : scopes(edition)) {
    all.push_back({scope});
    for (const rulebook::Topic* topic : topics_of(edition)) {
      const auto readings = alternatives(edition, *topic, scope);
      for (std::size_t i = 1; i < readings.size(); ++i) {
        all.push_back({scope, topic->id, readings[i].reading->name});
      }
    }
  }
  return all;
}

}  // namespace

bool Conformance::holds() const {
  return std::all_of(checks.begin(), checks.end(),
                     [](const Check& check) { return check.failed == 0; });
}

const Check* Conformance::find(std::string_view id) const {
  const auto found = std::find_if(checks.begin(), checks.end(),
                                  [&](const Check& check) { return check.id == id; });
  return found == checks.end() ? nullptr : &*found;
}

Conformance conform(const Edition& edition, const ConformanceOptions& options) {
  Conformance result{edition.id, 0, 0, {}};
  Ledger ledger;
  for (const Variant& variant : variants(edition)) {
    const Place place{variant.scope.text(), variant.text()};
    Fault fault;
    try {
      const spec::Rules rules(variant.rules(edition));
      check_rules(ledger, rules, place);
      const int rounds = variant.topic.empty() ? options.rounds : options.reading_rounds;
      const int most = rounds::plies(rules.ruleset()).most;
      for (int i = 0; i < rounds; ++i, ++result.rounds) {
        const auto seed = options.seed + static_cast<std::uint64_t>(i);
        check_round(ledger, rules, place, rounds::random_round(rules, seed, most, i % 4 == 3));
      }
    } catch (const std::exception& error) {
      fault = error.what();
    }
    ledger.enter(kPlays, fault, place);
    ++result.rulesets;
  }
  result.checks = ledger.done();
  return result;
}

}  // namespace hanaproof::properties
