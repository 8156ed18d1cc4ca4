// What a text says of fields: its worked examples, and that every field is played.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/rulebook/library.h"
#include "properties/carry_over.h"
#include "properties/discharge.h"
#include "properties/field_readings.h"
#include "solvers/smt/whole.h"

namespace hanaproof::properties {

using fields::FieldSort;
using fields::Machine;
using fields::Turn;
using smt::Term;

namespace {

// Lights round by round; rounds beyond them deal none.
struct Example {
  std::vector<Turn> turns;
  std::vector<std::string> played;
};

std::vector<Example> examples_of(const Subject& subject) {
  std::vector<Example> all;
  const rulebook::Value told = subject.rules()["claim.carry-examples"];
  for (const rulebook::Value& each : *told.list()) {
    Example example;
    for (const rulebook::Value& field : *each.field("fields")->list()) {
      Turn turn;
      for (const rulebook::Value& code : *field.list()) {
        turn.lights.insert(*cards::Card::parse(*code.word()));
      }
      example.turns.push_back(turn);
    }
    for (const rulebook::Value& sort : *each.field("played")->list()) {
      example.played.push_back(*sort.word());
    }
    if (example.turns.size() < example.played.size()) example.turns.resize(example.played.size());
    all.push_back(std::move(example));
  }
  return all;
}

// The rounds of a match, as many as a match can have.
int most_rounds(const rulebook::Ruleset& rules) {
  int most = 1;
  for (const rulebook::Value& count : *rules["match.rounds"].field("allowed")->list()) {
    most = std::max(most, static_cast<int>(*count.number()));
  }
  return most;
}

// A match without a light until its last rounds, after which a field waits.
std::optional<History> left_over(const Machine& machine, int rounds) {
  const std::vector<Turn> all = turns(machine.rules);
  std::vector<std::vector<Turn>> ends;
  for (const Turn& last : all) ends.push_back({last});
  for (const Turn& first : all) {
    for (const Turn& last : all) ends.push_back({first, last});
  }
  for (const std::vector<Turn>& end : ends) {
    std::vector<Turn> line(static_cast<std::size_t>(rounds - 1));
    line.insert(line.end(), end.begin(), end.end());
    History history = carry_out(machine, line);
    const fields::State& state = history.outcomes.back().after;
    const bool before = fields::over(machine.rules, history.before_last(), rounds);
    if (!before && fields::over(machine.rules, state, rounds) && !state.waiting.empty()) {
      return history;
    }
  }
  return {};
}

// What happens from such a deal on.
std::string tail(const History& history, int deal) {
  std::string all;
  for (auto i = static_cast<std::size_t>(deal - 1); i < history.turns.size(); ++i) {
    all += (all.empty() ? "" : ". ") + fields::text(history.turns[i], history.outcomes[i]);
  }
  return all;
}

Term over(const fields::Rules& rules, const fields::Unknowns& state, int rounds) {
  Term played = smt::no_more(smt::whole(rounds), state.rounds);
  if (!rules.plain().extra_rounds) return played;
  return smt::all_of({played, equal(state.waiting.all(), smt::whole(0))});
}

}  // namespace

Proof carry_examples_by_machine(const Subject& subject, const Effort&) {
  const Machine machine = fields::machine(fields::Rules(subject.rules()));
  Proof proof{.verdict = Verdict::proved, .summary = "Each example was played deal by deal."};
  for (const Example& example : examples_of(subject)) {
    const History history = carry_out(machine, example.turns);
    ++proof.space;
    proof.details.push_back(text(history));
    for (std::size_t i = 0; i < example.played.size(); ++i) {
      if (name(history.outcomes[i].sort()) == example.played[i]) continue;
      proof.verdict = Verdict::refuted;
      proof.witnesses.push_back({fmt::format("round {} is a {} field by the text: {}", i + 1,
                                             example.played[i], text(history))});
    }
  }
  return proof;
}

Proof carry_examples_by_solver(const Subject& subject, const Effort& effort) {
  Solver solver(effort, subject, "carry-examples");
  const Machine machine = fields::machine(fields::Rules(subject.rules()));
  Proof proof{.verdict = Verdict::proved,
              .summary = "Nothing else than what the text says can be played."};
  for (const Example& example : examples_of(subject)) {
    ++proof.space;
    smt::Query query{fmt::format("example {}", proof.space), {}, {}};
    fields::Unknowns state = fields::start();
    std::vector<Term> as_told;
    for (std::size_t i = 0; i < example.played.size(); ++i) {
      const auto step = machine.symbolic(state, fmt::format("deal {}", i + 1));
      query.assertions.insert(query.assertions.end(), step.given.begin(), step.given.end());
      std::vector<Term> dealt = {!step.choices.no_match};
      std::size_t at = 0;
      for (const cards::Card light : machine.rules.lights()) {
        const Term& lies = step.choices.lights[at++];
        dealt.push_back(example.turns[i].lights.contains(light) ? lies : !lies);
      }
      query.assertions.push_back({fmt::format("dealt in round {}", i + 1), smt::all_of(dealt)});
      const Term none = smt::all_of({!step.takes_grand, !step.takes_twofold});
      as_told.push_back(example.played[i] == name(FieldSort::grand)     ? step.takes_grand
                        : example.played[i] == name(FieldSort::twofold) ? step.takes_twofold
                                                                        : none);
      state = step.after;
    }
    query.assertions.push_back({"another field is played", !smt::all_of(as_told)});
    if (!solver.can_be(query, {})) continue;
    if (!numbers_decide(machine.rules)) {
      // The formula then allows every order that the numbers do, and more than the rules.
      proof.verdict = Verdict::unknown;
      proof.summary = "How many fields wait does not decide which of them is played.";
      break;
    }
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back({fmt::format("in example {} another field can be played: {}",
                                           proof.space, text(carry_out(machine, example.turns)))});
  }
  solver.conclude(proof);
  return proof;
}

Proof every_field_played_by_solver(const Subject& subject, const Effort& effort) {
  Solver solver(effort, subject, "fields-played");
  const rulebook::Ruleset own = subject.rules();
  const int rounds = most_rounds(own);
  const auto treat = [&](const Machine& machine, const std::string& name) -> Shown {
    const Law conserved = nothing_is_lost(machine.rules);
    Shown kept = show(solver, machine, conserved, name);
    if (kept.verdict == Verdict::refuted) {
      return {Verdict::refuted, kept.text, kept.line};
    }
    if (kept.verdict != Verdict::proved) return kept;
    const fields::Unknowns state = fields::any_state("at the end");
    smt::Query query{fmt::format("a field is left, {}", name), {}, {}};
    for (const auto& invariant : conserved.invariants) {
      query.assertions.push_back({"the invariants", invariant(state)});
    }
    query.assertions.push_back({"the match is over", over(machine.rules, state, rounds)});
    query.assertions.push_back(
        {"not all were played", smt::below(state.played.all(), state.arisen.all())});
    if (!solver.can_be(query, {})) return {Verdict::proved, {}, {}};
    if (const auto line = left_over(machine, rounds)) {
      return {Verdict::refuted,
              fmt::format("after {} rounds without a light, {}", rounds - 1, tail(*line, rounds)),
              line->turns};
    }
    // Nothing is left where nothing ever waits.
    return show(solver, machine, waiting_is_bounded(machine.rules, 0), name);
  };
  const Treated treated(own, treat);
  Proof proof = treated.proof(
      fmt::format("What is over after {} rounds and has not played a field that arose.", rounds),
      Verdict::proved);
  solver.conclude(proof);
  return proof;
}

}  // namespace hanaproof::properties
