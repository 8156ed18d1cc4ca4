#include "solvers/deals/verdict.h"

#include <algorithm>

namespace hanaproof::deals {

namespace {

OfHand of_hand(const rulebook::Answer& answer) {
  if (answer.is("wins")) return OfHand::wins;
  return answer.is("redeal") ? OfHand::redeal : OfHand::nothing;
}

BothWin of_several(const rulebook::Answer& answer) {
  if (answer.is("redeal")) return BothWin::redeal;
  if (answer.is("dealer")) return BothWin::dealer;
  return answer.is("both-score") ? BothWin::both_score : BothWin::draw;
}

}  // namespace

DealRules DealRules::from(const rulebook::Ruleset& rules) {
  return {.four_of_month = of_hand(rules.answer("hand.four-of-month")),
          .four_of_month_points = rules.number("hand.four-of-month.points"),
          .four_pairs = of_hand(rules.answer("hand.four-pairs")),
          .four_pairs_points = rules.number("hand.four-pairs.points"),
          .means = rules.is("hand.four-pairs.means", "four-of-month-is-two")
                       ? Means::four_of_month_is_two
                       : Means::four_months,
          .both_combos_add = rules.is("hand.both-combos", "sum"),
          .both_win = of_several(rules.answer("hand.both-win")),
          .field_four_of_month_voids = rules.is("field.four-of-month", "void"),
          .field_four_pairs_voids = rules.is("field.four-pairs", "void"),
          .hand_first = rules.is("hand.against-field", "hand-first")};
}

Shape shape_of(const rulebook::Ruleset& rules) {
  return {.players = rules.scope().players,
          .hand = rules.number("deal.hand-size"),
          .field = rules.number("deal.field-size")};
}

bool redeals(const DealRules& rules, Holding hand) {
  return (has_four_of_month(hand) && rules.four_of_month == OfHand::redeal) ||
         (has_four_pairs(hand, rules.means) && rules.four_pairs == OfHand::redeal);
}

int points(const DealRules& rules, Holding hand) {
  const bool month = has_four_of_month(hand) && rules.four_of_month == OfHand::wins;
  const bool pairs = has_four_pairs(hand, rules.means) && rules.four_pairs == OfHand::wins;
  const int of_month = month ? rules.four_of_month_points : 0;
  const int of_pairs = pairs ? rules.four_pairs_points : 0;
  return rules.both_combos_add ? of_month + of_pairs : std::max(of_month, of_pairs);
}

bool voids(const DealRules& rules, Holding field) {
  return (has_four_of_month(field) && rules.field_four_of_month_voids) ||
         (has_four_pairs(field, rules.means) && rules.field_four_pairs_voids);
}

bool redeals(const DealRules& rules, const Hands& hands) {
  for (std::size_t h = 0; h < hands.size(); ++h) {
    if (hands[h] > 0 && redeals(rules, static_cast<Holding>(h))) return true;
  }
  return false;
}

int winners(const DealRules& rules, const Hands& hands) {
  int winning = 0;
  for (std::size_t h = 0; h < hands.size(); ++h) {
    if (points(rules, static_cast<Holding>(h)) > 0) winning += hands[h];
  }
  return winning;
}

Verdict verdict(const DealRules& rules, const Hands& hands, Holding field) {
  if (redeals(rules, hands)) return Verdict::hand_redeal;
  const int winning = winners(rules, hands);
  if (winning > 1 && rules.both_win == BothWin::redeal) return Verdict::both_redeal;
  if (voids(rules, field) && (winning == 0 || !rules.hand_first)) return Verdict::field_void;
  if (winning == 0) return Verdict::played;
  return winning == 1 ? Verdict::won : Verdict::several_won;
}

}  // namespace hanaproof::deals
