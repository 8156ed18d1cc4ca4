// What the rules make of a deal before a card is played.
#pragma once

#include <string_view>

#include "model/rulebook/ruleset.h"
#include "solvers/deals/count.h"
#include "solvers/engine/tables.h"

namespace hanaproof::deals {

using engine::DealRules;
using OfHand = DealRules::InHand;
using BothWin = DealRules::BothWin;

Means means_of(const DealRules& rules);

// deal.hand-size, deal.field-size and the number of players, of a whole deck.
Shape shape_of(const rulebook::Ruleset& rules);

// Whether a hand that holds this has the cards dealt anew.
bool redeals(const DealRules& rules, Holding hand);
// Whether one of the hands has.
bool redeals(const DealRules& rules, const Hands& hands);
// What a hand that holds this wins; 0 where it does not win.
int points(const DealRules& rules, Holding hand);
// How many hands win by themselves, whatever the field and the other hands hold.
int winners(const DealRules& rules, const Hands& hands);
// Whether a field that holds this voids the deal, unless a hand comes first.
bool voids(const DealRules& rules, Holding field);

enum class Verdict {
  played,       // neither hands nor field decide the round
  won,          // by one hand
  several_won,  // two hands or more win, and the cards are not dealt anew for that
  hand_redeal,  // a hand has the cards dealt anew
  both_redeal,  // so do several winning hands, because there are several
  field_void,   // the field voids the deal
};
inline constexpr std::size_t kVerdicts = 6;
// "played", "won", "several-won", ...
std::string_view name(Verdict verdict);

// Where there are several reasons to deal anew, the first of them in the order above.
Verdict verdict(const DealRules& rules, const Hands& hands, Holding field);

}  // namespace hanaproof::deals
