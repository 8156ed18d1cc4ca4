// One step of paying: what it transfers is added up for each seat before anybody borrows.
#pragma once

#include <cstddef>
#include <vector>

#include "model/cards/seat.h"
#include "model/notation/hachi_match.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

using cards::at;

// Amounts in points. What seats, pot, track and bank get adds up to nothing.
struct Step {
  std::vector<int> seats;  // what each seat gets
  int pot = 0;
  int track = 0;
  int bank = 0;

  explicit Step(int players) : seats(static_cast<std::size_t>(players)) {}
  void pay(int from, int to, int amount);
  void to_pot(int from, int amount);
  void from_pot(int to, int amount);
  void to_track(int from, int amount);
  void to_bank(int from, int amount);
  void from_bank(int to, int amount);
};

// Carries a step out; who lacks money takes up loans (loan.size).
void carry_out(const Rules& rules, notation::HachiMatch& match, const Step& step);

// The seats from `first` on, once round the table.
std::vector<int> seats_from(int first, int players);

// An amount in kan as points (money.kan).
int points(const Rules& rules, int kan);

}  // namespace hanaproof::spec::hachi
