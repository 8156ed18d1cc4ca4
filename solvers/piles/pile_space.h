// Which piles of captured cards there are, month by month.
#pragma once

#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/cards/dice.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::piles {

// How many cards of each month a pile holds, the narrowest first.
enum class OfMonths {
  // 0, 2 or 4: every capture takes a card with one or three others.
  even,
  // Or, where the lightning was the wildcard: it has taken a card of another month, and these two
  // months alone have 1 or 3. A round has one use of it at most.
  even_but_two,
  // Any number: a card may take two, or what the wildcard collects from the field in the end
  // counts.
  // Of these not all can be captured.
  any,
};

// As solvers/piles/pile_classes.h and solvers/rounds/bounds.h say it of each side; what one side
// has there is.
struct PileSpace {
  cards::CardSet deck = cards::CardSet::all();
  OfMonths months = OfMonths::even;
  int most = cards::kCards;  // cards of a pile: those that come into play in a round

  static PileSpace of(const std::vector<rulebook::Ruleset>& sides);
  // "piles of 0, 2 or 4 cards of each month, 40 cards at most".
  std::string text() const;
  // A pile of these months, of any size.
  cards::CardSet random(cards::Dice& random) const;
};

}  // namespace hanaproof::piles
