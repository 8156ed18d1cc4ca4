// Words as a search compares them: accents, case and plural endings do not matter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hanaproof::lookup {

struct Word {
  std::string folded;  // "butterflies", "swiatlo"
  std::string stem;    // "butterfl", "swiatl"
};

using Words = std::vector<Word>;

// The words of a text, without articles and the like. Throws EditionError when it is not UTF-8.
Words words(std::string_view text);

// Cuts what comes before any of the separators off the text, with the separator.
std::string_view cut(std::string_view& text, std::string_view separators);

// The folded words between blanks: "coupe sake".
std::string folded(const Words& words);

// Whether the two are one word but for its ending.
inline bool alike(const Word& a, const Word& b) { return a.stem == b.stem; }

}  // namespace hanaproof::lookup
