// The tables of small games, one file for each number of players, and the words to lay them out.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "solvers/reduced_decks/game.h"

namespace hanaproof::reduced_decks::tables {

// Without the number of players, which the catalogue puts in.
std::vector<Table> for_two();
std::vector<Table> for_three();
std::vector<Table> for_four();
// 5, 6 or 7 players: rules in which nobody calls.
std::vector<Table> for_many(int players);

// One for each yaku of three cards of three months, for any number of players.
std::vector<Table> with_yaku(int players);

// A row of the tables; all but ids, purposes and sizes are codes of cards. Hands, field and stock
// are what is placed.
struct Sizes {
  int hand;
  int field;
};
Table table(std::string id, std::string purpose, cards::CardSet deck, Sizes sizes,
            std::initializer_list<std::string_view> hands = {}, cards::CardSet field = {},
            std::initializer_list<std::string_view> stock = {});
Table deal_only(Table table);

// Codes separated by blanks.
cards::CardSet cards_of(std::string_view codes);
std::vector<cards::CardSet> hands(std::initializer_list<std::string_view> codes);
std::vector<cards::Card> order(std::initializer_list<std::string_view> codes);
cards::CardSet months(std::initializer_list<cards::Month> which);

}  // namespace hanaproof::reduced_decks::tables
