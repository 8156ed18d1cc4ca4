#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks::tables {

std::vector<Table> for_three() {
  return {
      table("callers", "calls by all three, one turn each", months({7, 10}), {1, 2},
            {"71", "", ""}),
      table("two-turns", "several calls by one player and by others", months({6, 7, 10}), {2, 1},
            {"71 A1", "72 A2", "61 A3"}, cards_of("73")),
      table("calling-twice", "one player calls, and calls again before anyone else does",
            cards_of("13 23 33 43 53 71 72 93 A1 A2 C2"), {2, 1}, {"71 A1", "13 23", "33 A2"},
            cards_of("72")),
      table("two-months", "captures of one, two and three, the lightning", months({1, 11}), {1, 2},
            {"12", "", ""}),
      table("three-on-field", "three of a month on the field, the fourth in a hand or in the stock",
            months({1, 11}), {1, 3}, {}, cards_of("12 13 14")),
      table("poems", "the poem ribbons", cards_of("12 13 22 23 32 33 43 53 63 73 83 93"), {2, 2},
            {"12 22", "33 43", "53 63"}),
      table("blues", "the blue ribbons", cards_of("13 23 33 43 53 62 63 73 92 93 A2 A3"), {2, 2},
            {"62 92", "13 A3", "23 33"}),
      table("animals", "boar, deer and butterflies",
            cards_of("13 23 33 43 53 61 63 71 73 83 A1 A3"), {2, 2}, {"61 71", "13 A3", "23 33"}),
      table("views", "the sake cup as a dreg", cards_of("31 33 81 83 91 92 93 94"), {1, 2},
            {"33", "", ""}),
      table("lights", "three, four and all five lights",
            cards_of("11 13 23 24 31 33 43 53 63 73 81 83 93 A3 B1 B4 C1 C2"), {3, 2},
            {"11 31 81", "23 33 83", "43 53 63"}, cards_of("13 C2"), {"C1", "B4", "73", "B1"}),
      table("even-stock", "hands and stock that end together", months({1, 2}), {1, 2},
            {"11", "", ""}),
      table("month-on-field", "four of a month on the field",
            cards_of("11 12 13 14 21 22 23 24 31 32"), {2, 4}, {}, months({1})),
      deal_only(table("month-in-hand",
                      "four of a month in one hand or several, and on the field as well",
                      months({1, 2, 3, 4}), {4, 4}, {"11 12 13 14", "", "31 32 33"})),
  };
}

}  // namespace hanaproof::reduced_decks::tables
