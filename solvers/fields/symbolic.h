// The carry-over of fields over unknowns: any number of fields may wait, any lights may be dealt.
//
// Of what waits only the numbers of each sort are kept. Where grand fields come first these decide
// what is played; where age decides, the sort that is taken is any that could be, so that what is
// proved holds for every order of those that wait, and what is not needs a line of the machine.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "solvers/fields/machine.h"
#include "solvers/smt/query.h"

namespace hanaproof::fields {

// Numbers of fields of each sort, whole numbers.
struct Numbers {
  smt::Term grand, twofold;
  smt::Term all() const;
};

// One field, picked out at some time from those that wait, and followed until it is played.
struct Followed {
  smt::Term waits;        // truth value: picked out and not yet played
  smt::Term grand;        // truth value: its sort
  Numbers before;         // those that stand before it now
  smt::Term stood;        // how many stood before it when it was picked out
  smt::Term waited;       // rounds since then in which it was not played
  smt::Term joined;       // fields that arose since then and stand, or stood, before it
  smt::Term grand_dealt;  // grand fields that arose since then
  smt::Term idle;         // rounds since then in which nothing was played, as too few stayed
};

struct Unknowns {
  smt::Term deals, rounds;
  Numbers waiting, arisen, played, gone;  // all but `waiting` count what has been so far
  Followed followed;
};

// Fresh variables; before the first deal.
Unknowns any_state(const std::string& name);
Unknowns start();

struct Choices {
  std::vector<smt::Term>
      lights;          // truth values, in the order of Rules::lights(): dealt to the field
  smt::Term no_match;  // fewer than three stay
};

struct SymbolicStep {
  Unknowns before;
  Choices choices;
  std::vector<smt::Assertion> given;  // what holds of the choices
  smt::Term takes_grand, takes_twofold,
      plays;  // truth values; plays: what is taken does not wait again
  Unknowns after;
};

// `name` of its variables: different for each step of a line.
SymbolicStep symbolic_step(const Rules& rules, const Unknowns& before, const std::string& name);

// The carry-over both ways; a test puts a wrong one in its place.
struct Machine {
  Rules rules;
  std::function<Outcome(const State&, const Turn&)> step;
  std::function<SymbolicStep(const Unknowns&, const std::string&)> symbolic;
};
Machine machine(const Rules& rules);

// Whether what is picked out is played at a turn of the executed machine can be asked of the
// symbolic one only where numbers decide.
bool numbers_decide(const Rules& rules);

}  // namespace hanaproof::fields
