// Finding the first dealer, dealing, and deals that end a round before it is played.
#pragma once

#include <optional>
#include <vector>

#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::spec {

// The seat whose drawn card makes it the dealer (dealer.first); nothing when cards are to be drawn
// again (dealer.tie). One card a seat.
std::optional<int> first_dealer(const Rules& rules, const std::vector<cards::Card>& drawn);

// The team of each seat, each seat its own where nobody plays together (teams.seats): partners sit
// as far from each other as the size of a team lets them, so teams take turns.
notation::PerSeat<int> teams(const Rules& rules);
bool same_team(const notation::Position& position, int a, int b);

// What cards dealt to a hand are worth before play.
struct HandCombo {
  bool redeal = false;
  int points = 0;  // 0: the hand wins nothing
};
HandCombo hand_combo(const Rules& rules, cards::CardSet hand);
// Whether the cards dealt to the field void the deal.
bool voids(const Rules& rules, cards::CardSet field);

// Deals a shuffled deck, first card first, in packets (deal.packets) to the seats from the dealer's
// neighbour on, the dealer last, and to the field; the rest is the stock. The position is at the
// first decision, or over when the deal is won or void.
notation::Position deal(const Rules& rules, int dealer, const std::vector<cards::Card>& shuffled);
// The same for cards already laid out: decides whether the deal is played at all.
notation::Position open(const Rules& rules, notation::Position dealt);

}  // namespace hanaproof::spec
