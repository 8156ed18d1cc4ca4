// Classes of cards that rules cannot tell apart, and which of the yaku of several rules can make a
// difference between them.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "model/cards/card_set.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::piles {

// The most classes of piles that are counted.
inline constexpr std::uint64_t kMostCountedClasses = 12'000'000;

// Sorts of cards, in the order in which a class counts them. Every card of the deck is of one sort.
struct CardClasses {
  std::vector<cards::CardSet> sets;

  // How many classes there may be, each sort in any number; kMostCountedClasses + 1 where there are
  // more than are counted.
  std::uint64_t classes() const;
  friend auto operator<=>(const CardClasses&, const CardClasses&) = default;
};

// Who said koi-koi, where factors are part of what is held against each other.
struct Calls {
  int own = 0;
  bool opponent = false;

  rulebook::yaku::Tally with(int points) const { return {points, own, opponent ? 1 : 0}; }
};

// The rules with no yaku but those on which the difference between them can hang: where yaku just
// add up, and all sides multiply them by one and the same number after these calls, yaku that all
// sides score alike make no difference.
std::vector<rulebook::Ruleset> that_matter(const std::vector<rulebook::Ruleset>& sides,
                                           const Calls& calls);
// What the yaku of the rules tell apart, derived from their expressions.
CardClasses card_classes_of(const std::vector<rulebook::Ruleset>& sides, cards::CardSet deck);

}  // namespace hanaproof::piles
