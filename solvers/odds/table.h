// The odds of every hand at every number of players, exact.
#pragma once

#include <string>
#include <vector>

#include "solvers/odds/outcome.h"

namespace hanaproof::odds {

struct Table {
  int players = 2;
  std::vector<Outcome> hands;  // in the order of HandTable::hands(); each has equally many ways

  // Means over all hands: each seat's share of the pot, the multiplier of the best hand.
  Fraction equity() const;
  Fraction expected_multiplier() const;
  // How likely it is that the round is replayed.
  Fraction replayed() const;
};

// One table for each number of players, from 2 to the most that the deck allows. `threads` 0: as
// many as the machine has.
std::vector<Table> count_tables(const HandTable& hands, int threads = 0);
// The table for one number of players. Throws std::invalid_argument where the deck does not allow
// it.
Table count_table(const HandTable& hands, int players, int threads = 0);

// How likely it is that exactly k players win, k from 1 to `players`; the rest is replayed.
struct Sharing {
  std::vector<Fraction> by;  // by[k - 1]
  Fraction tied;             // by more than one
};
Sharing best_hand_shared(const Table& table);

// How likely each category is to be the best hand's, the strongest category first. Where equal best
// hands are of different categories, each counts in its share.
struct CategoryOdds {
  std::string category;
  int multiplier = 1;
  int hands = 0;  // of the category
  Fraction wins;
};
std::vector<CategoryOdds> winning_category(const HandTable& hands, const Table& table);

}  // namespace hanaproof::odds
