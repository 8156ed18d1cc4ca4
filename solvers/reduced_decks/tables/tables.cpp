#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks::tables {

using cards::CardSet;

Table table(std::string id, std::string purpose, CardSet deck, Sizes sizes,
            std::initializer_list<std::string_view> hands, CardSet field,
            std::initializer_list<std::string_view> stock) {
  return {.id = std::move(id),
          .purpose = std::move(purpose),
          .deck = deck,
          .hand_size = sizes.hand,
          .field_size = sizes.field,
          .hands = tables::hands(hands),
          .field = field,
          .stock = order(stock)};
}

Table deal_only(Table table) {
  table.deal_only = true;
  return table;
}

CardSet cards_of(std::string_view codes) { return *CardSet::parse(codes); }

std::vector<CardSet> hands(std::initializer_list<std::string_view> codes) {
  std::vector<CardSet> sets;
  for (const std::string_view hand : codes) sets.push_back(cards_of(hand));
  return sets;
}

std::vector<cards::Card> order(std::initializer_list<std::string_view> codes) {
  std::vector<cards::Card> cards;
  for (const std::string_view code : codes) cards.push_back(*cards::Card::parse(code));
  return cards;
}

CardSet months(std::initializer_list<cards::Month> which) {
  CardSet deck;
  for (const cards::Month month : which) deck |= CardSet::month(month);
  return deck;
}

}  // namespace hanaproof::reduced_decks::tables
