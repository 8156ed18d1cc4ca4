// Who is to capture what in a round that is constructed, and a deal in which that is easy.
#pragma once

#include "model/cards/dice.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::rounds {

struct Plan {
  int holder = 0;
  cards::CardSet pile;  // what the holder captures, and nothing else
  int caller = -1;      // the opponent who makes a yaku first; -1 where none needs to
  cards::CardSet callers_pile = {};

  cards::CardSet cards() const { return pile | callers_pile; }
  // What a seat is to capture.
  cards::CardSet of(int seat) const;
};

// Small piles with a yaku, of months that have no part in `pile`, the smallest first.
std::vector<cards::CardSet> callers_piles(const spec::Rules& rules, cards::CardSet pile);

// All cards of a set of cards' months.
cards::CardSet months_of(cards::CardSet cards);

// The planned cards where they are captured from, and cards of other months around them, each hand
// with different ones, so that nobody captures by the way. May be over before it is played.
notation::Position lay_out(const spec::Rules& rules, const Plan& plan, cards::Dice& dice);

}  // namespace hanaproof::rounds
