// What the months, kinds and cards are called, in English and Japanese.
#pragma once

#include <string>
#include <string_view>

#include "model/cards/card.h"

namespace hanaproof::cards {

// "pine" ... "paulownia".
std::string_view flower(Month month);
// "January" ... "December".
std::string_view month_name(Month month);
// "matsu" ... "kiri".
std::string_view flower_japanese(Month month);
// "light", "animal", "ribbon", "dreg".
std::string_view name(Kind kind);
// What is on the card beside the flower: "moon", "poem ribbon", "dreg", "lightning".
std::string_view motif(Card card);
// "moon (pampas, August)".
std::string describe(Card card);

}  // namespace hanaproof::cards
