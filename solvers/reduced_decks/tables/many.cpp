#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks::tables {

using cards::CardSet;

namespace {

// As many hands as there are seats, the last ones open.
std::vector<CardSet> hands_of(int players, std::initializer_list<std::string_view> codes) {
  std::vector<CardSet> sets = hands(codes);
  sets.resize(static_cast<std::size_t>(players));
  return sets;
}

// Cards that meet nothing, each other included, for those who have no part in what a table is
// about; at most 8.
CardSet idle(int cards) {
  const CardSet all = cards_of("23 43 53 63 73 A3 B3 C2");
  CardSet some;
  for (const cards::Card card : all) {
    if (some.size() < cards) some.insert(card);
  }
  return some;
}

Table two_months(int players) {
  const std::vector<CardSet> placed = players == 5 ? hands_of(5, {"12", "", "", "", "B4"})
                                      : players == 6
                                          ? hands_of(6, {"12", "", "", "", "21", "B4"})
                                          : hands_of(7, {"12", "", "", "", "21", "22", "B4"});
  CardSet deck = months({1, 11});
  if (players > 5) deck |= cards_of("21 22");
  return {.id = "two-months",
          .purpose = "captures of one, two and three, the lightning",
          .players = players,
          .deck = deck,
          .hand_size = 1,
          .field_size = 2,
          .hands = placed};
}

Table three_on_field(int players) {
  CardSet deck = months({1, 11}) | cards_of("71");
  std::vector<CardSet> placed = hands_of(players, {"B4"});
  if (players > 5) {
    deck.insert(cards_of("72").front());
    placed[1] = cards_of("72");
  }
  if (players > 6) {
    deck.insert(cards_of("21").front());
    placed[2] = cards_of("21");
  }
  return {.id = "three-on-field",
          .purpose = "three of a month on the field, the fourth in a hand or in the stock",
          .players = players,
          .deck = deck,
          .hand_size = 1,
          .field_size = 3,
          .hands = placed,
          .field = cards_of("12 13 14")};
}

// The seats in `makers` hold these cards, all others idle ones: a single deal.
Table arranged(int players, const std::string& id, const std::string& purpose,
               const std::vector<std::pair<int, std::string_view>>& makers, std::string_view field,
               std::initializer_list<std::string_view> stock) {
  Table table{.id = id,
              .purpose = purpose,
              .players = players,
              .deck = cards_of(field) | CardSet(order(stock)),
              .hand_size = 1,
              .field_size = cards_of(field).size(),
              .hands = std::vector<CardSet>(static_cast<std::size_t>(players)),
              .field = cards_of(field),
              .stock = order(stock)};
  for (const auto& [seat, card] : makers) {
    table.hands[static_cast<std::size_t>(seat)] = cards_of(card);
  }
  const CardSet others = idle(players - static_cast<int>(makers.size()));
  auto next = others.begin();
  for (CardSet& hand : table.hands) {
    if (hand.empty()) {
      hand.insert(*next);
      ++next;
    }
    table.deck |= hand;
  }
  return table;
}

}  // namespace

std::vector<Table> for_many(int players) {
  std::vector<Table> all = {
      two_months(players),
      three_on_field(players),
      arranged(players, "lightning-drawn", "the lightning drawn while others lie on the field", {},
               "81 91", {"B4"}),
      arranged(players, "month-on-field", "four of a month on the field", {}, "11 12 13 14",
               {"81"}),
      arranged(players, "pairs-on-field", "four pairs on the field", {}, "11 12 31 32 81 82 91 92",
               {}),
  };
  if (players == 5) {
    all.push_back(
        {.id = "month-in-hand",
         .purpose = "four of a month in one hand or two, and on the field as well",
         .players = 5,
         .deck = months({1, 2, 3, 4, 5, 6}),
         .hand_size = 4,
         .field_size = 4,
         .hands = hands({"11 12 13 14", "21 22 41 61", "31 32 34", "23 24 42 62", "43 44 63 64"}),
         .field = cards_of("51 52 53"),
         .deal_only = true});
  }
  if (players == 6) {
    all.push_back(arranged(6, "partners", "a yaku of two players who sit opposite each other",
                           {{0, "31"}, {3, "91"}}, "33 83 93", {"81"}));
    all.push_back(arranged(6, "every-other", "a yaku of three players who take every other turn",
                           {{0, "31"}, {2, "81"}, {4, "91"}}, "33 83 93", {}));
  }
  return all;
}

}  // namespace hanaproof::reduced_decks::tables
