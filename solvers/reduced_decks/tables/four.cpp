#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks::tables {

std::vector<Table> for_four() {
  return {
      table("callers", "calls by both teams, one turn each", months({7, 10}) | cards_of("61 62"),
            {1, 2}, {"71", "72", "A1", ""}),
      table("two-turns", "several calls by one team and by the other",
            months({6, 7, 10}) | cards_of("21 22"), {2, 1}, {"71 A1", "72 A2", "61 A3", "62 A4"},
            cards_of("73")),
      table("calling-twice", "one player calls, and calls again before anyone else does",
            cards_of("13 23 33 43 53 63 71 72 83 93 A1 A2 B4 C2"), {2, 1},
            {"71 A1", "13 23", "33 43", "53 A2"}, cards_of("72")),
      table("two-months", "captures of one, two and three, the lightning", months({1, 11}), {1, 1},
            {"12", "B4", "", ""}),
      table("three-on-field", "three of a month on the field, the fourth in a hand or in the stock",
            months({1, 11}) | cards_of("71"), {1, 3}, {}, cards_of("12 13 14")),
      table("shares", "a deck that four can share equally", months({1, 2}), {1, 1},
            {"11", "22", "", ""}),
      table("poems", "the poem ribbons", cards_of("12 13 14 22 23 32 33 43 53"), {1, 2},
            {"12", "", "32", ""}),
      table("blues", "the blue ribbons", cards_of("43 53 62 63 64 92 93 A2 A3"), {1, 2},
            {"62", "", "A2", ""}),
      table("animals", "boar, deer and butterflies", cards_of("43 53 61 63 64 71 73 A1 A3"), {1, 2},
            {"61", "", "A1", ""}),
      table("views", "the sake cup as a dreg", cards_of("31 33 81 83 91 92 93 94"), {1, 1},
            {"33", "91", "", ""}),
      table("lights", "three, four and all five lights",
            cards_of("11 13 23 31 33 43 53 63 73 81 83 B1 B4 C1 C2"), {2, 2},
            {"11 31", "23 83", "43 81", "33 53"}, cards_of("13 C2")),
      table("month-on-field", "four of a month on the field", months({1, 2}), {1, 4}, {},
            months({1})),
      deal_only(
          table("month-in-hand", "four of a month in one hand or several, and on the field as well",
                months({1, 2, 3, 4, 5}), {4, 4}, {"11 12 13 14", "", "31 32 33", "41 42 43"})),
      deal_only(table("pairs-on-field", "four pairs on the field", months({1, 2, 3, 4}), {2, 8},
                      {"13", "23", "33", ""}, cards_of("11 12 21 22 31 32"))),
  };
}

}  // namespace hanaproof::reduced_decks::tables
