// What a hand of two cards is, and which of two hands is the stronger.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/spec/betting/rules.h"

namespace hanaproof::spec::betting {

// What a hand counts as when hands are compared.
struct Standing {
  std::string combination;           // its id without "combination."; empty: it makes none
  std::optional<int> place;          // in combination.order, 0 the strongest; none: by its points
  int points = 0;                    // of its months (points.value): 0..9, or 0..20
  int multiplier = 1;                // by which losers multiply, should the hand win
  std::vector<std::string> catches;  // combinations that it beats whatever the order
  std::string replays_up_to;         // see rulebook::Combination; empty: it asks for no replay

  // What the hand is called: the id of its combination, or "points-7".
  std::string category() const;
  friend bool operator==(const Standing&, const Standing&) = default;
};

// The cards in play (deck.cards), and all hands of two of them in the order of their cards.
cards::CardSet deck(const Rules& rules);
std::vector<cards::CardSet> all_hands(const Rules& rules);

// A hand of two cards. Of several combinations it counts as the strongest; one that is not in
// combination.order counts by its points, the first of the registry before others.
Standing standing(const Rules& rules, cards::CardSet hand);

// By combination.order and points alone: `greater` where the first is the stronger, `equivalent`
// where neither is.
std::weak_ordering by_rank(const Rules& rules, const Standing& a, const Standing& b);
// Whether the first catches the second.
bool catches(const Standing& a, const Standing& b);
// Face to face: what one catches it beats, all else goes by rank. Not transitive in general: hands
// can beat each other in a circle.
std::weak_ordering compare(const Rules& rules, const Standing& a, const Standing& b);

}  // namespace hanaproof::spec::betting
