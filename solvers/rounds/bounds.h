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

// What a deal takes from the deck.
struct DealCount {
  int hands = 0;  // cards dealt to all hands together
  int field = 0;
  int stock = 0;         // negative where the deck is too small
  int packet_hand = 0;   // what the packets give to each hand,
  int packet_field = 0;  // and to the field
};
DealCount count_deal(const rulebook::Ruleset& rules);
// Whether every card comes to the table in a round that is played out.
bool all_cards_come(const rulebook::Ruleset& rules);

}  // namespace hanaproof::rounds
