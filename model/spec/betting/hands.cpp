#include "model/spec/betting/hands.h"

#include <fmt/format.h>

#include <algorithm>

namespace hanaproof::spec::betting {

using cards::Card;
using cards::CardSet;
using rulebook::Combination;

namespace {

std::optional<int> place_in_order(const Rules& rules, const std::string& combination) {
  const rulebook::Value::List& order = *rules.combination_order.value().list();
  const auto found = std::ranges::find(order, rulebook::Value(combination));
  if (found == order.end()) return std::nullopt;
  return static_cast<int>(found - order.begin());
}

// points.value
int points(const Rules& rules, CardSet hand) {
  int sum = 0;
  for (const Card card : hand) sum += card.month();
  return rules.points_value.is("units-of-sum") ? sum % 10 : sum;
}

// points.order
std::weak_ordering by_points(const Rules& rules, const Standing& a, const Standing& b) {
  return rules.points_order.is("high-wins") ? a.points <=> b.points : b.points <=> a.points;
}

}  // namespace

std::string Standing::category() const {
  return combination.empty() ? fmt::format("points-{}", points) : combination;
}

CardSet deck(const Rules& rules) { return rules.deck_cards.value().cards(); }

std::vector<CardSet> all_hands(const Rules& rules) {
  std::vector<CardSet> hands;
  for (const Card first : deck(rules)) {
    for (const Card second : deck(rules)) {
      if (first < second) hands.push_back({first, second});
    }
  }
  return hands;
}

Standing standing(const Rules& rules, CardSet hand) {
  Standing held;
  held.points = points(rules, hand);
  for (const Combination& combination : rules.combinations()) {
    if (!evaluate_condition(combination.cards, hand, rulebook::yaku::SakeCup::animal)) continue;
    rules.made(combination.id);
    const std::optional<int> place = place_in_order(rules, combination.id);
    const bool stronger = place && (!held.place || *place < *held.place);
    if (!stronger && !held.combination.empty()) continue;
    held.combination = combination.id;
    held.place = place;
    held.multiplier = combination.multiplier;
    held.catches = combination.catches;
    held.replays_up_to = combination.replays_up_to;
  }
  return held;
}

std::weak_ordering by_rank(const Rules& rules, const Standing& a, const Standing& b) {
  if (a.place && b.place) return *b.place <=> *a.place;
  if (!a.place && !b.place) return by_points(rules, a, b);
  if (rules.points_against_combination.is("by-points")) return by_points(rules, a, b);
  return a.place ? std::weak_ordering::greater : std::weak_ordering::less;
}

bool catches(const Standing& a, const Standing& b) {
  return !b.combination.empty() && std::ranges::find(a.catches, b.combination) != a.catches.end();
}

std::weak_ordering compare(const Rules& rules, const Standing& a, const Standing& b) {
  if (catches(a, b)) return std::weak_ordering::greater;
  if (catches(b, a)) return std::weak_ordering::less;
  return by_rank(rules, a, b);
}

}  // namespace hanaproof::spec::betting
