// Cards by what they are called: "moon", "coupe de saké", "blue ribbon", "August", "81".
#pragma once

#include <string_view>
#include <vector>

#include "model/cards/card.h"

namespace hanaproof::lookup {

// The cards that have all of the words: code, picture, kind, month or flower. All 48 without words.
std::vector<cards::Card> find_cards(std::string_view text);

// The same. Throws EditionError, which names the nearest name, when there is none.
std::vector<cards::Card> expect_cards(std::string_view text);

// The one card that is called so. Throws EditionError, which names the cards that are
// meant if they are several, or the nearest name.
cards::Card card_called(std::string_view text);

// Codes and names between commas; codes also between blanks. Throws EditionError.
std::vector<cards::Card> cards_called(std::string_view text);

}  // namespace hanaproof::lookup
