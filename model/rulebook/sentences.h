// Where the sentences of a folded text end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hanaproof::rulebook {

// The text cut after each sentence; what follows the last end of a sentence, if anything, comes
// last. The parts carry no blanks at their ends.
std::vector<std::u32string> sentences(std::u32string_view text);
// Whether the text ends where a sentence ends.
bool ends_sentence(std::u32string_view text);

}  // namespace hanaproof::rulebook
