#include "model/lookup/cards.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "model/cards/names.h"
#include "model/lookup/query.h"
#include "model/rulebook/library.h"
#include "model/rulebook/nearest.h"

namespace hanaproof::lookup {

using cards::Card;

namespace {

std::vector<std::string> names_of(Card card) {
  const cards::Month month = card.month();
  std::vector<std::string> all = {card.code()};
  for (const std::string_view name :
       {cards::motif(card), cards::flower(month), cards::flower_japanese(month),
        cards::month_name(month), cards::name(card.kind())}) {
    all.emplace_back(name);
  }
  return all;
}

// By the index of the card.
const std::vector<std::vector<Words>>& deck_names() {
  static const auto deck = [] {
    std::vector<std::vector<Words>> all(cards::kCards);
    for (int i = 0; i < cards::kCards; ++i) {
      for (const std::string& name : names_of(Card::at(i)))
        all[static_cast<std::size_t>(i)].push_back(words(name));
    }
    return all;
  }();
  return deck;
}

bool fits(const Query& query, Card card) {
  const auto& all = deck_names()[static_cast<std::size_t>(card.index())];
  return std::ranges::all_of(query, [&](const Sought& sought) {
    return std::ranges::any_of(all, [&](const Words& name) { return sought.in(name) > 0; });
  });
}

// Names of cards, in all languages.
std::vector<std::string> known_names() {
  std::vector<std::string> known;
  for (int i = 0; i < cards::kCards; ++i) {
    for (const std::string& name : names_of(Card::at(i))) known.push_back(name);
  }
  for (const Term& term : terms()) {
    for (const Words& name : term.names) {
      if (!find_cards(folded(name)).empty()) known.push_back(folded(name));
    }
  }
  return known;
}

std::string codes(const std::vector<Card>& some) {
  std::string text;
  for (const Card card : some) text += (text.empty() ? "" : ", ") + card.code();
  return text;
}

bool are_codes(std::string_view text) {
  while (!text.empty()) {
    const std::string_view code = cut(text, " ");
    if (!code.empty() && !Card::parse(code)) return false;
  }
  return true;
}

}  // namespace

std::vector<Card> find_cards(std::string_view text) {
  const Query query = understand(text);
  std::vector<Card> found;
  if (query.empty() && !text.empty()) return found;
  for (int i = 0; i < cards::kCards; ++i) {
    if (fits(query, Card::at(i))) found.push_back(Card::at(i));
  }
  return found;
}

std::vector<Card> expect_cards(std::string_view text) {
  std::vector<Card> found = find_cards(text);
  if (!found.empty()) return found;
  throw rulebook::EditionError(
      fmt::format("\"{}\" is no card: expected a code such as 81, or a name such as moon{}", text,
                  rulebook::nearest_is(rulebook::nearest(folded(words(text)), known_names()))));
}

Card card_called(std::string_view text) {
  if (const auto card = Card::parse(text)) return *card;
  const std::vector<Card> found = expect_cards(text);
  if (found.size() == 1) return found.front();
  throw rulebook::EditionError(fmt::format("\"{}\" is the name of {} cards: expected one of {}",
                                           text, found.size(), codes(found)));
}

std::vector<Card> cards_called(std::string_view text) {
  std::vector<Card> all;
  while (!text.empty()) {
    const bool codes_only = are_codes(text.substr(0, text.find(',')));
    const std::string_view name = cut(text, codes_only ? ", " : ",");
    if (!name.empty()) all.push_back(card_called(name));
  }
  return all;
}

}  // namespace hanaproof::lookup
