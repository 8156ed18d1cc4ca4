// Small games: the rules of an edition on a deck so small that every deal can be played out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::reduced_decks {

// What is dealt to whom. Cards that are not placed go everywhere, in every way.
struct Table {
  std::string id;       // "two-months"
  std::string purpose;  // one line: what can happen here
  int players = 2;
  cards::CardSet deck;
  int hand_size = 1;   // at least 1
  int field_size = 0;  // what is left is the stock
  int dealer = 0;
  std::vector<cards::CardSet> hands = {};  // cards that each seat holds in every deal; empty: none
  cards::CardSet field = {};               // cards that lie on the field in every deal
  std::vector<cards::Card> stock = {};     // cards that are drawn first in every deal
  // Made for what the cards dealt decide: playing every deal out would take too long.
  bool deal_only = false;

  int stock_size() const { return deck.size() - players * hand_size - field_size; }
  // The cards that a seat holds in every deal.
  cards::CardSet placed(int seat) const;
};

struct Game {
  Table table;
  rulebook::Ruleset rules;  // derived; its changes() stand in every position of the game
};

// Why these rules cannot be played there, in one line: another number of players, more cards dealt
// than there are, or a deck whose worth has no equal shares where the rules ask for them. Nothing
// where they can.
std::optional<std::string> misfit(const rulebook::Ruleset& rules, const Table& table);

// The rules for that table: deal.hand-size, deal.field-size and deal.packets as the table says, and
// every yaku scaled to the deck (scale.h). Throws std::invalid_argument with the misfit.
Game derive(const rulebook::Ruleset& rules, const Table& table);

}  // namespace hanaproof::reduced_decks
