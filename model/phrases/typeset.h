// Words as they are set in print.
#pragma once

#include <string>
#include <string_view>

#include "model/phrases/language.h"

namespace hanaproof::phrases {

// The text with the marks and the spaces that do not break of its language: curly apostrophes, a
// minus before numbers; in French spaces within quotation marks and before high marks; in Polish
// none after a word of one letter that would break there; percent signs as each writes them.
std::string typeset(std::string_view text, Language language);

}  // namespace hanaproof::phrases
