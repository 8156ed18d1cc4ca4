#include "checker/measures/conformance/conformance.h"

#include <algorithm>

#include <fmt/format.h>

#include "checker/games/registry.h"
#include "model/cards/dice.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/deal.h"
#include "model/spec/games/game.h"

namespace hanaproof::conformance {

using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;

namespace {

constexpr const char* kPlays = "readings-play";

// Where in a run something was seen.
struct Place {
  std::string scope;
  std::string rules;
  const Round* round = nullptr;
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
    check.first->line = place.round->line(std::min(place.ply, place.round->steps.size()));
  }

  std::vector<Check> done() { return std::move(checks_); }

 private:
  void add(const std::string& id, const std::string& statement) {
    checks_.push_back({id, statement, 0, 0, std::nullopt});
  }
  std::vector<Check> checks_;
};

void check_rules(Ledger& ledger, const Table& table, const Place& place) {
  for (const RulesCheck& check : rules_checks()) {
    ledger.enter(check.id, check.fault(table), place);
  }
  for (const rulebook::Yaku& yaku : table.spec.rules().yaku()) {
    for (const YakuCheck& check : yaku_checks()) ledger.enter(check.id, check.fault(yaku), place);
  }
}

void check_position(Ledger& ledger, const Table& table, const Place& place,
                    const Position& position, const std::vector<Move>& legal) {
  for (const PositionCheck& check : position_checks()) {
    ledger.enter(check.id, check.fault(table, position, legal), place, &position);
  }
}

void check_round(Ledger& ledger, const Table& table, Place place, const Round& round) {
  place.round = &round;
  for (const Step& step : round.steps) {
    check_position(ledger, table, place, step.before, step.legal);
    for (const StepCheck& check : step_checks()) {
      ledger.enter(check.id, check.fault(table, step), place, &step.before, &step.move);
    }
    ++place.ply;
  }
  check_position(ledger, table, place, round.last(), table.spec.at(round.last())->moves());
  for (const RoundCheck& check : round_checks()) {
    ledger.enter(check.id, check.fault(table, round), place, &round.last());
  }
}

// Until it is over, or nothing is legal, or it lasts too long.
Round play(const Table& table, games::Playout& playout, std::unique_ptr<games::State> state) {
  Round round{state->position(), {}};
  const auto most = static_cast<std::size_t>(most_decisions(table));
  for (auto legal = state->moves(); !legal.empty() && round.steps.size() <= most;
       legal = state->moves()) {
    playout.others();
    const Move move = playout.choose(state->position(), legal);
    auto next = state->after(move);
    round.steps.push_back({state->position(), std::move(legal), move, next->position()});
    state = std::move(next);
  }
  return round;
}

// Where cards are captured, half of the deals go by the packets of the rules. Those of the playout
// go by the sizes of hands and field, and are often rare ones.
std::unique_ptr<games::State> dealt_by_packets(const Table& table, std::uint64_t seed) {
  const auto* game = dynamic_cast<const spec::CapturingGame*>(&table.spec);
  if (!game || seed % 2 == 1) return nullptr;
  cards::Dice dice(seed);
  const auto deck = dice.shuffled(cards::CardSet::all().cards());
  return game->at(spec::deal(game->asked(), dice.roll(game->asked().players()), deck));
}

// So many rounds, of as many matches as that takes.
void check_rounds(Ledger& ledger, const Table& table, const Place& place, int rounds,
                  std::uint64_t seed) {
  std::unique_ptr<games::Playout> playout;
  std::optional<Round> before;
  for (int i = 0; i < rounds; ++i) {
    std::optional<Position> deal;
    std::unique_ptr<games::State> by_packets;
    if (before && games::is_over(before->last())) deal = playout->deal(&before->last());
    if (!deal) {
      const std::uint64_t own = seed + static_cast<std::uint64_t>(i);
      playout = table.family.playout(table.spec, own);
      deal = playout->deal(nullptr);
      by_packets = dealt_by_packets(table, own);
    }
    before = play(table, *playout, by_packets ? std::move(by_packets) : table.spec.open(*deal));
    check_round(ledger, table, place, *before);
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
      const auto spec = spec::game(variant.rules(edition));
      const Table table{games::family(spec->rules()), *spec};
      check_rules(ledger, table, place);
      const int rounds = variant.topic.empty() ? options.rounds : options.reading_rounds;
      check_rounds(ledger, table, place, rounds, options.seed);
      result.rounds += static_cast<std::size_t>(rounds);
    } catch (const std::exception& error) {
      fault = error.what();
    }
    ledger.enter(kPlays, fault, place);
    ++result.rulesets;
  }
  result.checks = ledger.done();
  return result;
}

}  // namespace hanaproof::conformance
