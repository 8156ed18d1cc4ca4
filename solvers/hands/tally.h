// All hands of a deck, sorted by what their combos are worth.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hands/combos.h"

namespace hanaproof::hands {

// The combos tell apart more hands than can be held.
class TooMany : public std::length_error {
 public:
  using std::length_error::length_error;
};

// Hands whose combos are worth the same, each for each.
struct Class {
  Worths made;
  std::uint64_t hands = 0;  // how many there are
  cards::CardSet least;     // of these, as a 48-bit word
  friend bool operator==(const Class&, const Class&) = default;
};

struct Tally {
  std::uint64_t hands = 0;     // all of them
  std::vector<Class> classes;  // each once, ordered by `made`; they add up to all hands
  friend bool operator==(const Tally&, const Tally&) = default;
};

// Number of ways to choose so many of so many; throws std::overflow_error beyond 64 bits.
std::uint64_t choose(int of, int some);

// "" where two tallies agree, else the first class on which they do not.
std::string difference(const HandRules& rules, const Tally& a, const Tally& b);

}  // namespace hanaproof::hands
