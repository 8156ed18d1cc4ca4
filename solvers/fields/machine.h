// The carry-over of fields as a machine: what waits before a deal, what the deal adds, what is
// played, what waits afterwards. Executed here; over unknowns in solvers/fields/symbolic.h.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solvers/fields/rules.h"

namespace hanaproof::fields {

// A double or grand field that has arisen; fields of a sort from one deal are alike.
struct Field {
  FieldSort sort = FieldSort::twofold;
  int deal = 0;  // from 1

  friend bool operator==(const Field&, const Field&) = default;
};

struct State {
  std::vector<Field> waiting = {};  // oldest first; of one deal the grand ones first
  int deals = 0;                    // dealt so far, void deals not counted
  int rounds = 0;                   // of the match that are over

  Made counts() const;
  friend bool operator==(const State&, const State&) = default;
};

// What chance and the players bring to a round.
struct Turn {
  cards::CardSet lights = {};  // on the field dealt
  bool no_match = false;       // fewer than three stay
};

struct Outcome {
  std::optional<Field> taken = {};  // to be played; none: a small field
  bool played = false;              // false: what was taken waits again
  std::vector<Field> arisen = {};
  std::vector<Field> gone = {};  // neither played nor waiting
  State after = {};

  FieldSort sort() const { return taken ? taken->sort : FieldSort::small; }
};

// A round in which three stay, on a field that makes so many.
Outcome play(const Rules& rules, const State& before, const Made& made);
Outcome step(const Rules& rules, const State& before, const Turn& turn);

// Whether the match ends after these rounds, of so many.
bool over(const Rules& rules, const State& state, int rounds);

// "deal 1: 11 B1, a grand field; 1 double waits"
std::string text(const Turn& turn, const Outcome& outcome);
// Of a line of play from the start, in one sentence; `step` as above.
std::string text(const Rules& rules, const std::vector<Turn>& line);

}  // namespace hanaproof::fields
