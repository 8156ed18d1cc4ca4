#include "solvers/deals/verdict.h"

#include <algorithm>
#include <array>

namespace hanaproof::deals {

Means means_of(const DealRules& rules) {
  return rules.four_of_month_is_two_pairs ? Means::four_of_month_is_two : Means::four_months;
}

Shape shape_of(const rulebook::Ruleset& rules) {
  return {.players = rules.scope().players,
          .hand = rules.number("deal.hand-size"),
          .field = rules.number("deal.field-size")};
}

bool redeals(const DealRules& rules, Holding hand) {
  return (has_four_of_month(hand) && rules.four_of_month == OfHand::redeal) ||
         (has_four_pairs(hand, means_of(rules)) && rules.four_pairs == OfHand::redeal);
}

int points(const DealRules& rules, Holding hand) {
  const bool month = has_four_of_month(hand) && rules.four_of_month == OfHand::wins;
  const bool pairs = has_four_pairs(hand, means_of(rules)) && rules.four_pairs == OfHand::wins;
  const int of_month = month ? rules.four_of_month_points : 0;
  const int of_pairs = pairs ? rules.four_pairs_points : 0;
  return rules.combos_add ? of_month + of_pairs : std::max(of_month, of_pairs);
}

bool voids(const DealRules& rules, Holding field) {
  return (has_four_of_month(field) && rules.field_four_of_month_voids) ||
         (has_four_pairs(field, means_of(rules)) && rules.field_four_pairs_voids);
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

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, kVerdicts> kNames = {
      "played", "won", "several-won", "hand-redeal", "both-redeal", "field-void"};
  return kNames[static_cast<std::size_t>(verdict)];
}

Verdict verdict(const DealRules& rules, const Hands& hands, Holding field) {
  if (redeals(rules, hands)) return Verdict::hand_redeal;
  const int winning = winners(rules, hands);
  if (winning > 1 && rules.both_win == BothWin::redeal) return Verdict::both_redeal;
  if (voids(rules, field) && (winning == 0 || !rules.hand_before_field)) return Verdict::field_void;
  if (winning == 0) return Verdict::played;
  return winning == 1 ? Verdict::won : Verdict::several_won;
}

}  // namespace hanaproof::deals
