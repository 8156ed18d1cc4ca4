// All piles of captured cards, counted by what yaku can tell of them.
//
// A pile matters to a set of expressions only through how many cards of each counted set it holds
// and whether it holds all or any of the others. Piles that agree in this form a class; months are
// independent of each other, so classes are found month by month with the exact number of their
// piles, and none is enumerated twice.
#pragma once

#include <cstdint>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::piles {

inline constexpr std::size_t kMostClasses = 8'000'000;

struct PileClass {
  cards::CardSet pile;      // one of them: the least in size, then as a word
  std::uint64_t piles = 0;  // how many there are
};

// Which sets of cards of one month a pile may hold.
enum class PerMonth { even, any };

// The classes that the expressions distinguish, whatever the sake cup counts as. Throws
// std::length_error beyond kMostClasses.
std::vector<PileClass> classes_of(const std::vector<rulebook::yaku::Expr>& expressions,
                                  PerMonth per_month);
// Those that the score of captured cards distinguishes.
std::vector<PileClass> score_classes(const rulebook::Ruleset& rules, PerMonth per_month);

// Months give 0, 2 or 4 cards where every capture takes a card with one or three others; any number
// where a rule lets a card take two, or where the wildcard is on. A round has one use of it at
// most, so of these piles not all can be captured.
PerMonth per_month(const rulebook::Ruleset& rules);

// How many piles there are: 8^12 or 16^12.
std::uint64_t all_piles(PerMonth per_month);

}  // namespace hanaproof::piles
