// How long a round can last, and how much a player can capture in it: bounds that follow from the
// numbers of cards.
#pragma once

#include <string>

#include "model/rulebook/ruleset.h"

namespace hanaproof::rounds {

// A number and the argument that leads to it, in one sentence.
struct Bound {
  int most = 0;
  std::string argument;
};

// Turns in a round: each plays a hand card or, with an empty hand, draws a stock card.
Bound turns(const rulebook::Ruleset& rules);
// Decisions in a round.
Bound plies(const rulebook::Ruleset& rules);
// Captures that one player can make in a round: one with each hand card, one with each card drawn.
Bound captures(const rulebook::Ruleset& rules);
// Cards that leave the stock or never were in it: no player can capture more.
Bound cards_in_play(const rulebook::Ruleset& rules);

// What a deal takes from the deck by the sizes that the rules name, and by their packets, which may
// not agree.
struct DealCount {
  int players = 0;
  int hands = 0;  // cards dealt to all hands together
  int field = 0;
  int stock = 0;         // negative where the deck is too small
  int packet_hand = 0;   // what the packets give to each hand,
  int packet_field = 0;  // and to the field

  bool agree() const { return packet_hand * players == hands && packet_field == field; }
  // The most that can be dealt so or left over; no less than nothing.
  int most_in_hands() const;
  int most_on_field() const;
  int most_in_stock() const;
};
DealCount count_deal(const rulebook::Ruleset& rules);
// Whether every card comes to the table in a round that is played out: with a stock that ends
// before the hands do, cards stay in these. Of a deal whose numbers do not agree it is not said.
bool all_cards_come(const rulebook::Ruleset& rules);

}  // namespace hanaproof::rounds
