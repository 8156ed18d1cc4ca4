// Words as they are set in print.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/phrases/language.h"

namespace hanaproof::phrases {

// The text with the marks and the spaces that do not break of its language: curly apostrophes, a
// minus before numbers; in French spaces within quotation marks and before high marks; in Polish
// none after a word of one letter that would break there; percent signs as each writes them.
std::string typeset(std::string_view text, Language language);

// The words with terms of a book in place of ours: whole words, the longest first, each once. A
// capital at the beginning is kept.
std::string in_terms(std::string_view words, const std::map<std::string, std::string>& terms);

}  // namespace hanaproof::phrases
