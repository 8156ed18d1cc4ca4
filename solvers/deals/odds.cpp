#include "solvers/deals/odds.h"

namespace hanaproof::deals {

namespace {

int holders(Combination combination, Means means, const Hands& hands) {
  int sum = 0;
  for (std::size_t h = 0; h < hands.size(); ++h) {
    if (is(combination, means, static_cast<Holding>(h))) sum += hands[h];
  }
  return sum;
}

CombinationOdds odds_of(const Counts& counts, Combination combination, Means means) {
  CombinationOdds odds;
  odds.combination = combination;
  if (combination != Combination::four_of_month) odds.means = means;
  odds.in_hands.resize(static_cast<std::size_t>(counts.shape.players) + 1);
  for (const Alike& alike : counts.alike) {
    const int hands = holders(combination, means, alike.hands);
    const bool field = is(combination, means, alike.field);
    odds.in_hands[static_cast<std::size_t>(hands)] += alike.deals;
    odds.given_hand += alike.deals * hands;
    if (hands > 0) odds.any_hand += alike.deals;
    if (hands > 1) odds.several_hands += alike.deals;
    if (field) odds.field += alike.deals;
    if (hands > 0 && field) odds.hand_and_field += alike.deals;
    if (hands == 0 && !field) odds.nowhere += alike.deals;
  }
  // Players are alike.
  odds.given_hand /= counts.shape.players;
  return odds;
}

// Whether it matters what the rules say of several winning hands.
bool asks_both_win(const DealRules& rules, const Alike& alike) {
  return winners(rules, alike.hands) > 1 && !redeals(rules, alike.hands) &&
         (rules.hand_before_field || !voids(rules, alike.field));
}

// Whether it matters which of a winning hand and a voiding field comes first.
bool asks_against_field(const DealRules& rules, const Alike& alike) {
  const int winning = winners(rules, alike.hands);
  return winning > 0 && voids(rules, alike.field) && !redeals(rules, alike.hands) &&
         !(winning > 1 && rules.both_win == BothWin::redeal);
}

}  // namespace

std::string_view name(Combination combination) {
  switch (combination) {
    case Combination::four_of_month:
      return "four-of-month";
    case Combination::four_pairs:
      return "four-pairs";
    case Combination::either:
      return "either";
    case Combination::both:
      break;
  }
  return "both";
}

bool is(Combination combination, Means means, Holding holding) {
  const bool month = has_four_of_month(holding);
  const bool pairs = has_four_pairs(holding, means);
  switch (combination) {
    case Combination::four_of_month:
      return month;
    case Combination::four_pairs:
      return pairs;
    case Combination::either:
      return month || pairs;
    case Combination::both:
      break;
  }
  return month && pairs;
}

std::vector<CombinationOdds> combination_odds(const Counts& counts) {
  std::vector<CombinationOdds> all = {
      odds_of(counts, Combination::four_of_month, Means::four_months)};
  for (const Combination combination :
       {Combination::four_pairs, Combination::either, Combination::both}) {
    for (const Means means : kMeans) all.push_back(odds_of(counts, combination, means));
  }
  return all;
}

Count VerdictOdds::anew() const {
  return of(Verdict::hand_redeal) + of(Verdict::both_redeal) + of(Verdict::field_void);
}

VerdictOdds verdict_odds(const Counts& counts, const DealRules& rules) {
  VerdictOdds odds;
  for (const Alike& alike : counts.alike) {
    const Verdict what = verdict(rules, alike.hands, alike.field);
    odds.deals[static_cast<std::size_t>(what)] += alike.deals;
    if (asks_against_field(rules, alike)) odds.clash += alike.deals;
    if (what == Verdict::several_won) {
      odds.several_with_given += alike.deals * winners(rules, alike.hands);
    }
  }
  odds.several_with_given /= counts.shape.players;
  return odds;
}

std::vector<RuleUse> rule_uses(const Counts& counts, const DealRules& rules) {
  const bool pairs = rules.four_pairs != OfHand::nothing;
  const bool month_wins = rules.four_of_month == OfHand::wins && rules.four_of_month_points > 0;
  const bool pairs_win = rules.four_pairs == OfHand::wins && rules.four_pairs_points > 0;
  const bool field_voids = rules.field_four_of_month_voids || rules.field_four_pairs_voids;
  const auto in_a_hand = [&](Combination combination) {
    return [&rules, combination](const Alike& alike) {
      return holders(combination, means_of(rules), alike.hands) > 0;
    };
  };
  const auto on_field = [&](Combination combination) {
    return [&rules, combination](const Alike& alike) {
      return is(combination, means_of(rules), alike.field);
    };
  };
  const auto reading_decides = [&](const Alike& alike) {
    const auto kind = static_cast<std::size_t>(Holding::month_as_pairs);
    return (pairs && alike.hands[kind] > 0) ||
           (rules.field_four_pairs_voids && alike.field == Holding::month_as_pairs);
  };
  std::vector<RuleUse> uses;
  const auto add = [&](const char* topic, bool in_force, const auto& asked) {
    RuleUse use{topic, in_force, 0};
    for (const Alike& alike : counts.alike) {
      if (asked(alike)) use.deals += alike.deals;
    }
    uses.push_back(std::move(use));
  };
  add("hand.four-of-month", rules.four_of_month != OfHand::nothing,
      in_a_hand(Combination::four_of_month));
  add("hand.four-pairs", pairs, in_a_hand(Combination::four_pairs));
  add("field.four-of-month", rules.field_four_of_month_voids, on_field(Combination::four_of_month));
  add("field.four-pairs", rules.field_four_pairs_voids, on_field(Combination::four_pairs));
  add("hand.four-pairs.means", pairs || rules.field_four_pairs_voids, reading_decides);
  add("hand.both-combos", month_wins && pairs_win, in_a_hand(Combination::both));
  add("hand.both-win", month_wins || pairs_win,
      [&](const Alike& alike) { return asks_both_win(rules, alike); });
  add("hand.against-field", (month_wins || pairs_win) && field_voids,
      [&](const Alike& alike) { return asks_against_field(rules, alike); });
  return uses;
}

}  // namespace hanaproof::deals
