#include "properties/carry_over.h"

#include <set>

#include <fmt/format.h>

#include "solvers/smt/whole.h"

namespace hanaproof::properties {

using fields::Machine;
using fields::State;
using fields::SymbolicStep;
using fields::Turn;
using fields::Unknowns;
using smt::Term;

namespace {

// Lines that the solver looks for, and those that are gone through where numbers do not decide.
constexpr int kLongestLine = 6;
constexpr int kLongestSearch = 3;

Term all_hold(const Law& law, const Unknowns& state) {
  std::vector<Term> all;
  for (const auto& invariant : law.invariants) all.push_back(invariant(state));
  return smt::all_of(std::move(all));
}

smt::Query asked(const std::string& name, std::vector<smt::Assertion> given, const Term& term) {
  given.push_back({"what must not be", term});
  return {name, {}, std::move(given)};
}

bool proved(Solver& solver, const Machine& machine, const Law& law, const std::string& name) {
  const auto question = [&](const char* what) {
    return fmt::format("{}, {}, {}", law.name, name, what);
  };
  if (solver.can_be(asked(question("at the start"), {}, !all_hold(law, fields::start())), {})) {
    return false;
  }
  const SymbolicStep step = machine.symbolic(fields::any_state("before"), "deal");
  std::vector<smt::Assertion> given = step.given;
  given.push_back({"the invariants before", all_hold(law, step.before)});
  if (solver.can_be(asked(question("kept"), given, !all_hold(law, step.after)), {})) return false;
  given.push_back({"the invariants after", all_hold(law, step.after)});
  return !solver.can_be(asked(question("so"), given, !law.goal(step)), {});
}

// The solver's line to a breach at its end, of so many deals.
std::optional<std::vector<Turn>> line_of(Solver& solver, const Machine& machine, const Law& law,
                                         const std::string& name, int deals) {
  std::vector<SymbolicStep> steps;
  std::vector<smt::Assertion> given;
  Unknowns state = fields::start();
  for (int deal = 1; deal <= deals; ++deal) {
    steps.push_back(machine.symbolic(state, fmt::format("deal {}", deal)));
    given.insert(given.end(), steps.back().given.begin(), steps.back().given.end());
    state = steps.back().after;
  }
  std::vector<Turn> line;
  const auto look = [&](smt::Session& session) {
    for (const SymbolicStep& step : steps) {
      Turn turn;
      std::size_t at = 0;
      for (const cards::Card light : machine.rules.lights()) {
        if (session.value(step.choices.lights[at++]) != 0) turn.lights.insert(light);
      }
      turn.no_match = session.value(step.choices.no_match) != 0;
      line.push_back(turn);
    }
  };
  const std::string question = fmt::format("{}, {}, broken after {} deals", law.name, name, deals);
  if (!solver.can_be(asked(question, std::move(given), !law.goal(steps.back())), look)) return {};
  return line;
}

Shown replayed(const Machine& machine, const Law& law, const std::vector<Turn>& line) {
  const History history = carry_out(machine, line);
  const auto wrong = law.breach(history);
  if (!wrong) return {Verdict::unknown, "the solver's line does not break it: " + text(history)};
  return {Verdict::refuted, fmt::format("{}: {}", text(history), *wrong), line};
}

std::optional<Shown> search(const Machine& machine, const Law& law, History& history, int deals) {
  const State before = history.outcomes.empty() ? State{} : history.outcomes.back().after;
  for (const Turn& turn : turns(machine.rules)) {
    history.turns.push_back(turn);
    history.outcomes.push_back(machine.step(before, turn));
    std::optional<Shown> found;
    if (deals > 1) {
      found = search(machine, law, history, deals - 1);
    } else if (const auto wrong = law.breach(history)) {
      found = Shown{Verdict::refuted, fmt::format("{}: {}", text(history), *wrong), history.turns};
    }
    history.turns.pop_back();
    history.outcomes.pop_back();
    if (found) return found;
  }
  return {};
}

}  // namespace

State History::before_last() const {
  return outcomes.size() < 2 ? State{} : outcomes[outcomes.size() - 2].after;
}

std::vector<Turn> turns(const fields::Rules& rules) {
  // The fewest lights that make so many fields.
  std::vector<Turn> all;
  std::set<fields::Made> seen;
  const std::vector<cards::Card> lights = rules.lights().cards();
  for (int count = 0; count <= rules.field_cards; ++count) {
    for (std::uint64_t choice = 0; choice < std::uint64_t{1} << lights.size(); ++choice) {
      cards::CardSet dealt;
      for (std::size_t i = 0; i < lights.size(); ++i) {
        if ((choice >> i) & 1U) dealt.insert(lights[i]);
      }
      if (dealt.size() == count && seen.insert(made(rules, dealt)).second) {
        all.push_back({dealt, false});
      }
    }
  }
  if (rules.plain().no_match_waits || !rules.no_match_counts) {
    const std::size_t played = all.size();
    for (std::size_t i = 0; i < played; ++i) all.push_back({all[i].lights, true});
  }
  return all;
}

History carry_out(const Machine& machine, const std::vector<Turn>& line) {
  History history{&machine.rules, line, {}};
  State state;
  for (const Turn& turn : line) {
    history.outcomes.push_back(machine.step(state, turn));
    state = history.outcomes.back().after;
  }
  return history;
}

std::string text(const History& history) {
  std::string all;
  for (std::size_t i = 0; i < history.turns.size(); ++i) {
    if (i > 0) all += ". ";
    all += fields::text(history.turns[i], history.outcomes[i]);
  }
  return all;
}

Shown go_through(const Machine& machine, const Law& law, int deals) {
  for (int length = 1; length <= deals; ++length) {
    History history{&machine.rules, {}, {}};
    if (auto found = search(machine, law, history, length)) return *found;
  }
  return {Verdict::held, fmt::format("no line of up to {} deals breaks it", deals), {}};
}

Shown show(Solver& solver, const Machine& machine, const Law& law, const std::string& name) {
  if (proved(solver, machine, law, name)) return {Verdict::proved, {}, {}};
  if (!numbers_decide(machine.rules)) {
    Shown found = go_through(machine, law, kLongestSearch);
    if (found.verdict != Verdict::refuted) found.verdict = Verdict::unknown;
    return found;
  }
  for (int deals = 1; deals <= kLongestLine; ++deals) {
    if (const auto line = line_of(solver, machine, law, name, deals)) {
      return replayed(machine, law, *line);
    }
  }
  return {Verdict::unknown, "no induction, and no short line that breaks it", {}};
}

}  // namespace hanaproof::properties
