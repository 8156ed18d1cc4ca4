// Where combos of the hand get in each other's way, and where readings of the rules differ: with
// the number of hands that it concerns and the least of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solvers/hands/tally.h"

namespace hanaproof::hands {

// Some of all hands.
struct Concerned {
  std::uint64_t hands = 0;
  std::optional<cards::CardSet> least = {};  // nothing where there is none
  friend bool operator==(const Concerned&, const Concerned&) = default;
};

// Two combos of one type that a hand makes at once; combos by their places in the rules. Where a
// player may have one of a type (combo.types), one of the two has to be chosen.
struct Overlap {
  std::size_t first = 0;
  std::size_t second = 0;  // after the first
  Concerned both;
  Concerned equal;  // of these, where neither is worthier
  bool first_implies_second = false;
  bool second_implies_first = false;
};
// Every two combos of one type that some hand makes at once, in the order of the rules.
std::vector<Overlap> overlaps(const HandRules& rules, const Tally& tally);

// Whether a combo ever changes what a hand is worth under combo.types.
struct Use {
  std::size_t combo = 0;
  Concerned made;     // hands that make it
  Concerned matters;  // hands that would be worth less without it
  // Of the combos whose hands always make another one that is never worth less: these others.
  std::vector<std::size_t> covered_by = {};

  bool never_made() const { return made.hands == 0; }
  bool never_adds() const { return made.hands > 0 && matters.hands == 0; }
};
// One for each combo, in the order of the rules.
std::vector<Use> uses(const HandRules& rules, const Tally& tally);

// Hands of which two rules make something else. The rules are of hands of as many cards of the same
// deck.
struct Differing {
  Concerned made;  // combos of other ids, or worth other kan
  Concerned kan;   // worth other kan altogether
  friend bool operator==(const Differing&, const Differing&) = default;
};
// Throws TooMany where the two together tell apart too many hands, and std::invalid_argument for
// hands of different sizes or decks.
Differing differing(const HandRules& one, const HandRules& other);

}  // namespace hanaproof::hands
