// What the program tells of a situation in English, in another language: by the patterns of
// told.toml.
#pragma once

#include <string>
#include <string_view>

#include "model/phrases/language.h"

namespace hanaproof::phrases {

// One part of what is told, such as "player 0 deals next"; seats become letters: "player A deals
// next". A part without a pattern stays as it is.
std::string told(std::string_view part, Language language);

// Whether told.toml has a pattern for it.
bool can_be_told(std::string_view part);

}  // namespace hanaproof::phrases
