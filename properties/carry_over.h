// What is said of the carry-over of fields, and how it is shown: by induction over any number of
// deals, and where it does not hold by a line of deals that the machine carries out.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "properties/solver.h"
#include "solvers/fields/symbolic.h"

namespace hanaproof::properties {

// A line of deals from the start, as the machine carried it out.
struct History {
  const fields::Rules* rules = nullptr;
  std::vector<fields::Turn> turns = {};
  std::vector<fields::Outcome> outcomes = {};

  fields::State before_last() const;
};

struct Law {
  std::string name;
  // Of every state that can be reached; shown by induction, and then taken for granted.
  std::vector<std::function<smt::Term(const fields::Unknowns&)>> invariants;
  // Of every step between two such states.
  std::function<smt::Term(const fields::SymbolicStep&)> goal;
  // The goal on what the machine did at last: what is wrong, or nothing.
  std::function<std::optional<std::string>(const History&)> breach;
};

// No field is lost: what arose was played or waits.
Law nothing_is_lost(const fields::Rules& rules);
// Grand before double before small.
Law grand_before_double(const fields::Rules& rules);
// A field waits no more rounds than fields stood before it, grand fields arose, and rounds came to
// nothing.
Law nothing_starves(const fields::Rules& rules);
// After n rounds no more than n times so many fields wait.
Law waiting_is_bounded(const fields::Rules& rules, int each_round);

// Everything that lets a deal differ for the carry-over, one for each: numbers of fields made, and,
// where it matters, whether too few stay.
std::vector<fields::Turn> turns(const fields::Rules& rules);

struct Shown {
  Verdict verdict = Verdict::unknown;
  std::string text = {};                // of the line, or why there is no answer
  std::vector<fields::Turn> line = {};  // at the end of which the law is broken
};

// By three questions: the invariants hold at the start, every step keeps them, and the goal follows
// from them. Where one of these is not so, by a line that breaks the law.
Shown show(Solver& solver, const fields::Machine& machine, const Law& law, const std::string& name);

// Goes through all lines of so many deals: the shortest, first one that breaks the law.
Shown go_through(const fields::Machine& machine, const Law& law, int deals);

// The line as the machine carries it out.
History carry_out(const fields::Machine& machine, const std::vector<fields::Turn>& line);
std::string text(const History& history);

}  // namespace hanaproof::properties
