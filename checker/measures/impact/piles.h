// All piles that can be captured, counted by what rules can tell of them.
//
// Cards that no yaku of any of the rules tells apart are of one sort; a class of piles holds as
// many cards of each sort as another. Months are captured independently of each other, so the
// numbers of piles in all classes are found month by month, and each class is scored once.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/cards/card_set.h"
#include "model/rulebook/ruleset.h"
#include "solvers/piles/card_classes.h"
#include "solvers/piles/pile_space.h"

namespace hanaproof::impact {

// In how many piles of the space each class comes up: the place of a class is the number whose
// digits, the first sort's the highest, are its cards of each sort. Larger piles are among them.
std::vector<std::uint64_t> count_classes(const piles::CardClasses& sorts,
                                         const piles::PileSpace& space);

// Piles that the sides score differently, of all, by how much, and by number of cards. The classes
// are those of `card_classes_of(sides)` at least, counted in the space.
checker::Share share_of_piles(const std::vector<rulebook::Ruleset>& sides,
                              const piles::Calls& calls, const piles::CardClasses& sorts,
                              const piles::PileSpace& space,
                              const std::vector<std::uint64_t>& classes);

// Whether the sides score this pile differently.
bool scored_differently(const std::vector<rulebook::Ruleset>& sides, const piles::Calls& calls,
                        cards::CardSet pile);

// What a random pile is worth by the engine's scoring and by the spec's, where these are not the
// same: "40 C1: 5 by the engine, 6 by the spec". Looks at so many piles of the space; empty where
// all agree.
std::string first_disagreement(const rulebook::Ruleset& rules, const piles::Calls& calls,
                               const piles::PileSpace& space, int piles, std::uint64_t seed);

}  // namespace hanaproof::impact
