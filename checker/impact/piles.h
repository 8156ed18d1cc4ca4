// All piles that can be captured, counted by what rules can tell of them.
//
// Cards that no yaku of any of the rules tells apart are of one sort; a class of piles holds as
// many cards of each sort as another. Months are captured independently of each other, so the
// numbers of piles in all classes are found month by month, and each class is scored once.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "checker/finding/impact.h"
#include "checker/impact/sorts.h"
#include "model/cards/card_set.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::impact {

// Which piles there are.
struct PileSpace {
  cards::CardSet deck = cards::CardSet::all();
  // Months give any number of cards: a wildcard took one. Else 0, 2 or 4.
  bool any_number = false;

  static PileSpace of(const std::vector<rulebook::Ruleset>& sides);
};

// Who said koi-koi, where factors are part of what is held against each other.
struct Calls {
  int own = 0;
  bool opponent = false;
};

// In how many piles of the space each class comes up: the place of a class is the number whose
// digits, the first sort's the highest, are its cards of each sort.
std::vector<std::uint64_t> count_classes(const Sorts& sorts, const PileSpace& space);

// Piles that the sides score differently, of all, by how much, and by number of cards. The classes
// are those of `sorts_of(sides)` at least.
checker::Share share_of_piles(const std::vector<rulebook::Ruleset>& sides, const Calls& calls,
                              const Sorts& sorts, const std::vector<std::uint64_t>& classes);

// What a random pile is worth by the engine's scoring and by the spec's, where these are not the
// same: "40 C1: 5 by the engine, 6 by the spec". Looks at so many piles of the space; empty where
// all agree.
std::string doubt(const rulebook::Ruleset& rules, const Calls& calls, const PileSpace& space,
                  int piles, std::uint64_t seed);

}  // namespace hanaproof::impact
