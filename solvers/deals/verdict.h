// What the rules make of a deal before a card is played.
#pragma once

#include "model/rulebook/ruleset.h"
#include "solvers/deals/count.h"

namespace hanaproof::deals {

// hand.four-of-month, hand.four-pairs.
enum class OfHand { nothing, wins, redeal };
// hand.both-win
enum class BothWin { draw, redeal, dealer, both_score };

// The answers to the topics hand.* and field.* that decide it.
struct DealRules {
  OfHand four_of_month = OfHand::nothing;
  int four_of_month_points = 6;
  OfHand four_pairs = OfHand::nothing;
  int four_pairs_points = 6;
  Means means = Means::four_months;
  bool both_combos_add = false;  // hand.both-combos
  BothWin both_win = BothWin::draw;
  bool field_four_of_month_voids = false;
  bool field_four_pairs_voids = false;
  bool hand_first = true;  // hand.against-field

  static DealRules from(const rulebook::Ruleset& rules);
  friend bool operator==(const DealRules&, const DealRules&) = default;
};

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

// Where there are several reasons to deal anew, the first of them in the order above.
Verdict verdict(const DealRules& rules, const Hands& hands, Holding field);

}  // namespace hanaproof::deals
