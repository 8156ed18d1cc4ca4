// Yaku of three cards of three months: one player captures all of them with two turns and a card
// drawn. Each table is a single deal.
#include <array>

#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks::tables {

using cards::Card;
using cards::CardSet;

namespace {

struct Yaku {
  std::string_view id;
  std::string_view purpose;
  std::string_view cards;  // one a month; the second is drawn
  std::string_view field;  // what they capture
};

constexpr std::array<Yaku, 8> kYaku = {{
    {"cup", "curtain, moon and sake cup", "31 81 91", "33 83 93"},
    {"warbler", "crane, warbler and curtain", "11 21 31", "13 23 33"},
    {"first-ribbons", "the poem ribbons", "12 22 32", "13 23 33"},
    {"late-ribbons", "the blue ribbons", "62 92 A2", "63 93 A3"},
    {"two-at-once", "cuckoo, bridge and boar, and with them plain ribbons", "41 51 71", "42 52 72"},
    {"geese", "deer, geese and boar", "71 82 A1", "73 83 A3"},
    {"meadow", "butterflies, deer and sake cup", "61 91 A1", "63 93 A3"},
    {"either", "no yaku, but a card that matches the field and one that does not", "31 81 C1",
     "33 83 93"},
}};

// Cards that nobody wants, of other months as long as there are such.
std::vector<Card> idle_beside(CardSet taken, int count) {
  std::vector<Card> idle;
  for (const int place : {3, 4, 2}) {
    for (int month = 1; month <= cards::kMonths; ++month) {
      const Card card = Card::at(4 * (month - 1) + place - 1);
      const bool meets = !(taken & CardSet::month(month)).empty();
      if (month != 11 && !meets && static_cast<int>(idle.size()) < count) idle.push_back(card);
    }
  }
  return idle;
}

Table table_of(const Yaku& yaku, int players) {
  const std::vector<Card> made =
      order({yaku.cards.substr(0, 2), yaku.cards.substr(3, 2), yaku.cards.substr(6, 2)});
  Table table{.id = std::string(yaku.id),
              .purpose = std::string(yaku.purpose),
              .players = players,
              .deck = cards_of(yaku.cards) | cards_of(yaku.field),
              .hand_size = 2,
              .field_size = 3,
              .hands = {CardSet{made[0], made[2]}},
              .field = cards_of(yaku.field),
              .stock = {made[1]}};
  const std::vector<Card> idle = idle_beside(table.deck, 2 * (players - 1));
  for (std::size_t i = 0; i + 1 < idle.size(); i += 2) {
    table.hands.push_back(CardSet{idle[i], idle[i + 1]});
    table.deck |= table.hands.back();
  }
  return table;
}

}  // namespace

std::vector<Table> with_yaku(int players) {
  std::vector<Table> all;
  for (const Yaku& yaku : kYaku) all.push_back(table_of(yaku, players));
  return all;
}

}  // namespace hanaproof::reduced_decks::tables
