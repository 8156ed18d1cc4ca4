// Bets and payments over any amounts, by the solver.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

#include "properties/discharge.h"
#include "properties/solver.h"
#include "solvers/smt/bets.h"
#include "solvers/smt/form.h"

namespace hanaproof::properties {

using rulebook::Ruleset;
using smt::AmountRules;
using smt::Step;
using smt::Term;

namespace {

// Rules about amounts, and the reading that makes them.
struct Reading {
  std::string name;  // "the edition's own rules", "bet.short = caps-everyone"
  AmountRules rules;
};

// The edition's own rules and each other reading by itself, as far as amounts depend on them.
std::vector<Reading> readings_of(const Subject& subject) {
  const Ruleset own = subject.rules();
  std::vector<Reading> readings = {{"the edition's own rules", AmountRules(own)}};
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (topic.asked != rulebook::Asked::stake && topic.asked != rulebook::Asked::showdown) continue;
    for (const auto& one : alternatives(*subject.edition, topic, subject.scope)) {
      AmountRules rules(own.with(topic.id, one.reading->value));
      if (std::ranges::find(readings, rules, &Reading::rules) != readings.end()) continue;
      readings.push_back({fmt::format("{} = {}", topic.id, one.reading->value.text()), rules});
    }
  }
  return readings;
}

std::string numbers(smt::Session& session, const std::vector<Term>& terms) {
  std::vector<std::int64_t> values;
  for (const Term& term : terms) values.push_back(session.value(term));
  return fmt::format("{}", fmt::join(values, " "));
}

std::string coins_text(smt::Session& session, const smt::Coins& coins) {
  std::string text =
      fmt::format("money {}, starting stakes {}, bids {}", numbers(session, coins.money),
                  numbers(session, coins.ante), numbers(session, coins.bids));
  std::vector<std::size_t> folded;
  for (std::size_t seat = 0; seat < coins.seats(); ++seat) {
    if (session.value(coins.folded[seat]) != 0) folded.push_back(seat);
  }
  if (!folded.empty()) text += fmt::format(", folded: seat {}", fmt::join(folded, " and "));
  return text;
}

std::string step_text(smt::Session& session, const Reading& reading, const Step& step) {
  return fmt::format("under {}, {}: from {} to {}; {} left in the middle", reading.name, step.name,
                     coins_text(session, step.before), coins_text(session, step.after),
                     session.value(step.middle));
}

// The same question with few coins in the round, and perhaps with everybody having put in the same
// starting stake of one.
smt::Query with_few(const smt::Query& query, const Step& step, std::int64_t most, bool alike) {
  std::vector<smt::Assertion> more = {
      {"few coins", !binary(smt::Op::less, smt::whole(most), step.before.total())}};
  for (const Term& ante : step.before.ante) {
    if (alike) more.push_back({"a starting stake of one", equal(ante, smt::whole(1))});
  }
  return query.with(
      fmt::format("{}, with {} coins at most{}", query.name, most, alike ? ", stakes alike" : ""),
      more);
}

// The smallest of a few attempts; those in which all have put in a starting stake come first.
constexpr std::array<std::pair<std::int64_t, bool>, 6> kAttempts = {
    {{1, true}, {2, true}, {3, true}, {1, false}, {4, false}, {16, false}}};

// Questions about steps under all readings, each different one once.
class Inquiry {
 public:
  Inquiry(Solver& solver, Proof& proof) : solver_(solver), proof_(proof) {}

  // Whether what is asked for can not be. Where it can, the proof is refuted, with a witness of as
  // few coins as a few attempts give.
  bool never(const Reading& reading, const Step& step, const smt::Query& query) {
    // The same steps of two readings differ in nothing but names.
    const auto [known, is_new] = known_.try_emplace(form(query), true);
    if (!is_new) return known->second;
    ++proof_.space;
    smt::Query named = query;
    named.name = fmt::format("{}, {}", query.name, proof_.space);
    std::string found;
    const auto look = [&](smt::Session& session) { found = step_text(session, reading, step); };
    if (!solver_.can_be(named, look)) return true;
    const auto seats = static_cast<std::int64_t>(step.before.seats());
    for (const auto& [each, alike] : kAttempts) {
      if (solver_.can_be(with_few(named, step, seats * each, alike), look)) break;
    }
    proof_.verdict = Verdict::refuted;
    proof_.witnesses.push_back({found});
    return known->second = false;
  }

 private:
  Solver& solver_;
  Proof& proof_;
  std::map<std::string, bool> known_;
};

// The settlements in which somebody gets the stakes.
std::vector<Step> decided(const AmountRules& rules, int players) {
  std::vector<Step> steps;
  const int most_winners = rules.splits_ties ? players : 1;
  for (int winners = 1; winners <= most_winners; ++winners) {
    for (const int multiplier : rules.multipliers) {
      steps.push_back(settlement(rules, players, winners, multiplier));
    }
  }
  return steps;
}

Proof amounts(const std::string& summary) {
  return {.verdict = Verdict::proved, .summary = summary};
}

}  // namespace

Proof coins_conserved_by_solver(const Subject& subject, const Effort& effort) {
  Solver solver(effort, subject, "coins");
  Proof proof = amounts(
      "Any amounts: the starting stake, each action, the end of an auction, and every settlement, "
      "under every reading.");
  Inquiry inquiry(solver, proof);
  for (const Reading& reading : readings_of(subject)) {
    std::vector<Step> steps = bet_steps(reading.rules, subject.scope.players);
    for (Step& step : settlements(reading.rules, subject.scope.players)) {
      steps.push_back(std::move(step));
    }
    for (const Step& step : steps) {
      if (!inquiry.never(reading, step, breach(step.name, reading.rules, step))) {
        solver.conclude(proof);
        return proof;
      }
    }
  }
  solver.conclude(proof);
  return proof;
}

// Each reading that leaves coins in a way that no other does has a witness of its own.
Proof stakes_paid_out_by_solver(const Subject& subject, const Effort& effort) {
  Solver solver(effort, subject, "stakes");
  Proof proof = amounts("Any amounts: every settlement with winners, under every reading.");
  Inquiry inquiry(solver, proof);
  for (const Reading& reading : readings_of(subject)) {
    for (const Step& step : decided(reading.rules, subject.scope.players)) {
      if (!inquiry.never(reading, step, leftover(step.name, step))) break;
    }
  }
  solver.conclude(proof);
  return proof;
}

}  // namespace hanaproof::properties
