// What the program tells of a situation in English, in another language: by the patterns of
// told.toml.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/phrases/language.h"

namespace hanaproof::phrases {

// One part of what is told, such as "player 0 deals next"; seats become letters: "player A deals
// next". A part without a pattern stays as it is.
std::string told(std::string_view part, Language language);

// Of several accounts in parts ("...; ..."), each without the parts that all of them have; empty
// where nothing is left. A single one is told whole.
std::vector<std::string> told_apart(const std::vector<std::string>& accounts, Language language);

// Whether told.toml has a pattern for it.
bool can_be_told(std::string_view part);

}  // namespace hanaproof::phrases
