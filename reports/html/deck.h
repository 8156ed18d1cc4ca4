// The 48 cards as drawings: each defined once in a page and used wherever it lies.
#pragma once

#include <string>
#include <vector>

#include "model/cards/card_set.h"

namespace hanaproof::reports {

// An invisible <svg> that defines all cards.
std::string deck_symbols();
// Cards face down, with their number.
std::string card_back(std::size_t number);
// Cards in a row that wraps.
std::string card_row(const std::vector<cards::Card>& row, cards::CardSet marked);

}  // namespace hanaproof::reports
