#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks::tables {

std::vector<Table> for_two() {
  return {
      table("two-months", "captures of one, two and three, the wildcard, calls by both",
            months({1, 11}), {2, 2}),
      table("objection", "three of a month on the field against the wildcard, the fourth in a hand",
            months({1, 11}), {2, 3}),
      table("poems", "the poem ribbons", cards_of("12 13 14 22 23 32 33"), {2, 2}),
      table("blues", "the blue ribbons", cards_of("62 63 64 92 93 A2 A3"), {2, 2}),
      table("animals", "boar, deer and butterflies", cards_of("61 63 64 71 73 A1 A3"), {2, 2}),
      table("views", "moon viewing, flower viewing, the sake cup as a dreg",
            cards_of("31 33 81 83 91 93 94"), {2, 2}),
      table("lights", "three, four and all five lights",
            cards_of("11 13 31 33 81 83 B1 B4 C1 C2 C3"), {3, 2}, {"11 31 81", ""},
            cards_of("13 C2")),
      table("ribbons", "poem and blue ribbons together",
            cards_of("12 13 14 22 23 32 33 62 63 92 93 A2 A3"), {3, 2}, {"12 22 32", "14 93 A3"},
            cards_of("13 63")),
      table("long-stock", "empty hands while stock cards are left", cards_of("11 13 14 21 22 23"),
            {1, 1}),
      table("even-stock", "hands and stock that end together, the lightning in the stock",
            cards_of("71 72 A1 A3 B3 B4"), {1, 2}),
      table("quiet", "rounds played out in which nobody makes a yaku",
            cards_of("61 62 63 71 72 73 A1 A2 A3"), {1, 2}, {"61", "71"}, cards_of("62 A1")),
      table("month-on-field", "four of a month on the field", months({1, 2}), {2, 4}, {},
            months({1})),
      deal_only(table("month-in-hand",
                      "four of a month in one hand or both, and on the field as well",
                      months({1, 2, 3}), {4, 4}, {"11 12 13 14", ""})),
      deal_only(table(
          "pairs-in-hand", "four pairs in one hand or both, and four of a month as two of them",
          months({1, 2, 3, 4, 5}), {8, 4}, {"11 12 21 22 31 32", ""}, cards_of("51 52"))),
      deal_only(table("toppa-hands", "four of a month and four pairs of four months in one hand",
                      months({1, 2, 3, 4, 5, 6}), {10, 4},
                      {"11 12 13 14 21 22 31 32", "51 52 53 54 61 62 33 43"}, cards_of("23 24"))),
      deal_only(table("pairs-on-field", "four pairs on the field", months({1, 2, 3, 4}), {4, 8}, {},
                      cards_of("11 12 21 22 31 32"))),
  };
}

}  // namespace hanaproof::reduced_decks::tables
