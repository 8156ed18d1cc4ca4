// How many decisions a round can have.
#pragma once

#include <array>

#include "checker/audit/quick_rounds.h"
#include "model/cards/card.h"
#include "model/spec/rules.h"

namespace hanaproof::audit {

struct Budget {
  int turns = 0;
  int played = 0;   // turns with a card from the hand, at most
  int drawn = 0;    // cards drawn
  int choices = 0;  // what to take with a card drawn
  int calls = 0;
};
Budget budget_of(const spec::Rules& rules, const Quickest& quickest);

// Decisions that cards drawn can ask for, at most, of so many cards dealt to the field and so many
// drawn.
int most_choices(const spec::Rules& rules, int field, int drawn);

// Whether whoever meets the condition meets it with more cards, too, as far as its form tells.
bool only_grows(const rulebook::yaku::Expr& condition);

// Whether a card drawn leaves a choice, by how many cards of its month lie there.
std::array<bool, cards::kCardsPerMonth> asks_when_drawn(const spec::Rules& rules);

// After how many turns the next one comes that captures for the same yaku: a partner's where what
// partners capture is pooled, else the same player's.
int interval(const spec::Rules& rules);

}  // namespace hanaproof::audit
