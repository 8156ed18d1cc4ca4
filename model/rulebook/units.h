// Cuts a text into the units that coverage counts.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/rulebook/coverage.h"

namespace hanaproof::rulebook {

// Where the sentences of a folded text end.

// The text cut after each sentence; what follows the last end of a sentence, if anything, comes
// last. The parts carry no blanks at their ends.
std::vector<std::u32string> sentences(std::u32string_view text);
// Whether the text ends where a sentence ends.
bool ends_sentence(std::u32string_view text);

// The lines of a text, from line 1 on.
std::vector<std::u32string> lines_of(const std::string& text);

// All units of a span, those without letters and digits included: an anchor may name one, though
// it need not be cited.
std::vector<Unit> all_units(const std::vector<std::u32string>& text, const Span& span);
// Whether coverage counts the unit.
bool counts(const Unit& unit);

}  // namespace hanaproof::rulebook
