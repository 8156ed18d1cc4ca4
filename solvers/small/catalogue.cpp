#include "solvers/small/catalogue.h"

#include <stdexcept>
#include <string_view>

namespace hanaproof::small {

using cards::CardSet;

namespace {

CardSet cards_of(std::string_view codes) { return *CardSet::parse(codes); }

std::vector<CardSet> hands(std::initializer_list<std::string_view> codes) {
  std::vector<CardSet> sets;
  for (const std::string_view hand : codes) sets.push_back(cards_of(hand));
  return sets;
}

CardSet months(std::initializer_list<cards::Month> which) {
  CardSet deck;
  for (const cards::Month month : which) deck |= CardSet::month(month);
  return deck;
}

std::vector<Table> for_two() {
  return {
      {.id = "two-months",
       .purpose = "captures of one, two and three, the wildcard, calls by both",
       .deck = months({1, 11}),
       .hand_size = 2,
       .field_size = 2},
      {.id = "objection",
       .purpose = "three of a month on the field against the wildcard, the fourth in a hand",
       .deck = months({1, 11}),
       .hand_size = 2,
       .field_size = 3},
      {.id = "poems",
       .purpose = "the poem ribbons",
       .deck = cards_of("12 13 22 23 32 33"),
       .hand_size = 2,
       .field_size = 1},
      {.id = "blues",
       .purpose = "the blue ribbons",
       .deck = cards_of("62 63 92 93 A2 A3"),
       .hand_size = 2,
       .field_size = 1},
      {.id = "animals",
       .purpose = "boar, deer and butterflies",
       .deck = cards_of("61 63 71 73 A1 A3"),
       .hand_size = 2,
       .field_size = 1},
      {.id = "views",
       .purpose = "moon viewing, flower viewing, the sake cup as a dreg",
       .deck = cards_of("31 33 81 83 91 93"),
       .hand_size = 2,
       .field_size = 1},
      {.id = "lights",
       .purpose = "three, four and all five lights",
       .deck = cards_of("11 13 31 33 81 83 B1 B4 C1 C2 C3"),
       .hand_size = 3,
       .field_size = 2,
       .hands = hands({"11 31 81", ""}),
       .field = cards_of("13 C2")},
      {.id = "ribbons",
       .purpose = "poem and blue ribbons together",
       .deck = cards_of("12 13 14 22 23 32 33 62 63 92 93 A2 A3"),
       .hand_size = 3,
       .field_size = 2,
       .hands = hands({"12 22 32", "14 93 A3"}),
       .field = cards_of("13 63")},
      {.id = "long-stock",
       .purpose = "empty hands while stock cards are left",
       .deck = cards_of("11 13 14 21 22 23"),
       .hand_size = 1,
       .field_size = 1},
      {.id = "even-stock",
       .purpose = "hands and stock that end together, the lightning in the stock",
       .deck = cards_of("71 72 A1 A3 B3 B4"),
       .hand_size = 1,
       .field_size = 2},
      {.id = "month-on-field",
       .purpose = "four of a month on the field",
       .deck = months({1, 2}),
       .hand_size = 2,
       .field_size = 4,
       .field = CardSet::month(1)},
      {.id = "month-in-hand",
       .purpose = "four of a month in one hand or both, and on the field as well",
       .deck = months({1, 2, 3}),
       .hand_size = 4,
       .field_size = 4,
       .hands = hands({"11 12 13 14", ""}),
       .deal_only = true},
      {.id = "pairs-in-hand",
       .purpose = "four pairs in one hand or both, and four of a month as two of them",
       .deck = months({1, 2, 3, 4, 5}),
       .hand_size = 8,
       .field_size = 4,
       .hands = hands({"11 12 21 22 31 32", ""}),
       .field = cards_of("51 52"),
       .deal_only = true},
      {.id = "pairs-on-field",
       .purpose = "four pairs on the field",
       .deck = months({1, 2, 3, 4}),
       .hand_size = 4,
       .field_size = 8,
       .field = cards_of("11 12 21 22 31 32"),
       .deal_only = true},
  };
}

std::vector<Table> for_three() {
  return {
      {.id = "callers",
       .purpose = "calls by all three, one turn each",
       .players = 3,
       .deck = months({7, 10}),
       .hand_size = 1,
       .field_size = 3},
      {.id = "two-turns",
       .purpose = "several calls by one player and by others",
       .players = 3,
       .deck = months({7, 10}),
       .hand_size = 2,
       .field_size = 1},
      {.id = "two-months",
       .purpose = "captures of one, two and three, the lightning",
       .players = 3,
       .deck = months({1, 11}),
       .hand_size = 2,
       .field_size = 1},
      {.id = "poems",
       .purpose = "the poem ribbons",
       .players = 3,
       .deck = cards_of("12 13 14 22 23 24 32 33 34"),
       .hand_size = 2,
       .field_size = 2,
       .hands = hands({"12 22", "", ""})},
      {.id = "blues",
       .purpose = "the blue ribbons",
       .players = 3,
       .deck = cards_of("62 63 64 92 93 94 A2 A3 A4"),
       .hand_size = 2,
       .field_size = 2,
       .hands = hands({"62 92", "", ""})},
      {.id = "animals",
       .purpose = "boar, deer and butterflies",
       .players = 3,
       .deck = cards_of("61 63 64 71 73 74 A1 A3 A4"),
       .hand_size = 2,
       .field_size = 2,
       .hands = hands({"61 71", "", ""})},
      {.id = "views",
       .purpose = "the sake cup as a dreg",
       .players = 3,
       .deck = cards_of("31 33 81 83 91 92 93"),
       .hand_size = 1,
       .field_size = 2,
       .hands = hands({"33", "", ""})},
      {.id = "lights",
       .purpose = "three, four and all five lights",
       .players = 3,
       .deck = cards_of("11 13 14 31 33 34 81 83 B1 B3 B4 C1 C2 C3 C4"),
       .hand_size = 3,
       .field_size = 2,
       .hands = hands({"11 31 81", "33 34 83", "14 B3 B4"}),
       .field = cards_of("13 C2")},
      {.id = "even-stock",
       .purpose = "hands and stock that end together",
       .players = 3,
       .deck = months({1, 2}),
       .hand_size = 1,
       .field_size = 2,
       .hands = hands({"11", "", ""})},
      {.id = "month-on-field",
       .purpose = "four of a month on the field",
       .players = 3,
       .deck = cards_of("11 12 13 14 21 22 23 24 31 32"),
       .hand_size = 2,
       .field_size = 4,
       .field = CardSet::month(1)},
      {.id = "month-in-hand",
       .purpose = "four of a month in one hand or several, and on the field as well",
       .players = 3,
       .deck = months({1, 2, 3, 4}),
       .hand_size = 4,
       .field_size = 4,
       .hands = hands({"11 12 13 14", "", "31 32 33"}),
       .deal_only = true},
  };
}

std::vector<Table> for_four() {
  return {
      {.id = "callers",
       .purpose = "calls by both teams, one turn each",
       .players = 4,
       .deck = months({7, 10}),
       .hand_size = 1,
       .field_size = 2,
       .hands = hands({"71", "", "", ""})},
      {.id = "two-turns",
       .purpose = "several calls by one team and by the other",
       .players = 4,
       .deck = months({7, 10}) | cards_of("61 62"),
       .hand_size = 2,
       .field_size = 1,
       .hands = hands({"71 A1", "72 A2", "", ""})},
      {.id = "two-months",
       .purpose = "captures of one, two and three, the lightning",
       .players = 4,
       .deck = months({1, 11}),
       .hand_size = 1,
       .field_size = 3},
      {.id = "shares",
       .purpose = "a deck that four can share equally",
       .players = 4,
       .deck = months({1, 2}),
       .hand_size = 1,
       .field_size = 2,
       .hands = hands({"11", "", "", ""})},
      {.id = "poems",
       .purpose = "the poem ribbons",
       .players = 4,
       .deck = cards_of("12 13 14 22 23 32 33"),
       .hand_size = 1,
       .field_size = 2},
      {.id = "blues",
       .purpose = "the blue ribbons",
       .players = 4,
       .deck = cards_of("62 63 64 92 93 A2 A3"),
       .hand_size = 1,
       .field_size = 2},
      {.id = "animals",
       .purpose = "boar, deer and butterflies",
       .players = 4,
       .deck = cards_of("61 63 64 71 73 A1 A3"),
       .hand_size = 1,
       .field_size = 2},
      {.id = "views",
       .purpose = "the sake cup as a dreg",
       .players = 4,
       .deck = cards_of("31 33 81 83 91 92 93"),
       .hand_size = 1,
       .field_size = 2,
       .hands = hands({"33", "", "", ""})},
      {.id = "lights",
       .purpose = "three, four and all five lights",
       .players = 4,
       .deck = cards_of("11 13 31 33 81 83 B1 B4 C1 C2 C3"),
       .hand_size = 2,
       .field_size = 2,
       .hands = hands({"11 31", "", "81 B1", ""}),
       .field = cards_of("13 C2")},
      {.id = "month-on-field",
       .purpose = "four of a month on the field",
       .players = 4,
       .deck = months({1, 2}),
       .hand_size = 1,
       .field_size = 4,
       .field = CardSet::month(1)},
      {.id = "month-in-hand",
       .purpose = "four of a month in one hand or several, and on the field as well",
       .players = 4,
       .deck = months({1, 2, 3, 4, 5}),
       .hand_size = 4,
       .field_size = 4,
       .hands = hands({"11 12 13 14", "", "31 32 33", "41 42 43"}),
       .deal_only = true},
  };
}

}  // namespace

const std::vector<Table>& catalogue(int players) {
  static const std::vector<Table> two = for_two();
  static const std::vector<Table> three = for_three();
  static const std::vector<Table> four = for_four();
  switch (players) {
    case 2:
      return two;
    case 3:
      return three;
    case 4:
      return four;
    default:
      throw std::invalid_argument("small games are for 2, 3 or 4 players");
  }
}

}  // namespace hanaproof::small
