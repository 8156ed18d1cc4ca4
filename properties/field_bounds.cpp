// How many fields can wait: the tightest bound that grows with the rounds.
#include <algorithm>

#include <fmt/format.h>

#include "properties/carry_over.h"
#include "properties/discharge.h"
#include "solvers/fields/rules.h"

namespace hanaproof::properties {

using fields::Machine;
using fields::Turn;

namespace {

// The rounds of the longest match.
constexpr int kRounds = 12;

// The deal after which most wait: what a round can add.
Turn worst(const Machine& machine) {
  std::vector<Turn> all = turns(machine.rules);
  const auto waiting = [&](const Turn& turn) {
    return machine.step({}, turn).after.waiting.size();
  };
  return *std::ranges::max_element(all, {}, waiting);
}

struct Bound {
  Shown shown;
  std::string text;  // "at most 4 for each round"
};

// The machine suggests a bound and reaches it in every round; the solver has the last word.
Bound bound_of(Solver& solver, const Machine& machine, const std::string& name) {
  const Turn turn = worst(machine);
  const int each = static_cast<int>(machine.step({}, turn).after.waiting.size());
  if (!machine.rules.no_match_counts && each > 0) {
    // A round that is played again adds what it likes.
    const History line = carry_out(machine, {{turn.lights, true}});
    return {{Verdict::refuted, text(line), line.turns}, "no bound by the number of rounds"};
  }
  const std::string said =
      each == 0
          ? "none ever waits"
          : fmt::format("at most {} for each round, reached by {}{} in each of {} rounds", each,
                        turn.lights.codes(), turn.no_match ? " with too few staying" : "", kRounds);
  const History line = carry_out(machine, std::vector<Turn>(kRounds, turn));
  for (const auto& outcome : line.outcomes) {
    if (static_cast<int>(outcome.after.waiting.size()) != each * outcome.after.rounds) {
      return {{Verdict::unknown, "not reached: " + text(line), {}}, said};
    }
  }
  return {show(solver, machine, waiting_is_bounded(machine.rules, each), name), said};
}

}  // namespace

Proof waiting_fields_bounded(const Subject& subject, const Effort& effort) {
  Solver solver(effort, subject, "fields-bounded");
  Proof proof{.verdict = Verdict::proved,
              .summary = "The bound by induction, and a line of deals that reaches it."};
  std::vector<std::pair<fields::Rules, std::string>> seen;
  for (const fields::Reading& reading : fields::readings(subject.rules())) {
    fields::Rules rules = reading.rules.plain();
    rules.extra_rounds = false;
    auto known = std::ranges::find(seen, rules, &std::pair<fields::Rules, std::string>::first);
    if (known == seen.end()) {
      const Bound bound = bound_of(solver, fields::machine(rules), reading.text());
      if (bound.shown.verdict == Verdict::unknown) {
        return {.verdict = Verdict::unknown, .summary = bound.shown.text};
      }
      if (reading.answers.empty()) proof.verdict = bound.shown.verdict;
      if (bound.shown.verdict == Verdict::refuted && reading.answers.size() <= 1) {
        proof.witnesses.push_back({fmt::format("under {}: {}", reading.text(), bound.shown.text)});
      }
      known = seen.insert(seen.end(), {rules, bound.text});
    }
    if (reading.answers.size() <= 1) {
      proof.details.push_back(fmt::format("under {}: {}", reading.text(), known->second));
    }
  }
  proof.space = static_cast<long long>(seen.size());
  solver.conclude(proof);
  return proof;
}

}  // namespace hanaproof::properties
