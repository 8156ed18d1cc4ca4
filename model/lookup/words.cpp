#include "model/lookup/words.h"

#include <utf8proc.h>

#include <array>
#include <set>

#include "model/rulebook/fold.h"

namespace hanaproof::lookup {

namespace {

// In nearly every sentence, so no search is about them. In this order: en, fr, es, de, pl.
const std::set<std::string, std::less<>>& small_words() {
  static const std::set<std::string, std::less<>> words = {
      "an",  "and", "are",  "at",  "by",  "do",   "does", "for",   "how",  "in",   "is",
      "it",  "of",  "on",   "or",  "the", "to",   "what", "which", "with", "au",   "aux",
      "de",  "des", "du",   "en",  "est", "et",   "la",   "le",    "les",  "ou",   "un",
      "une", "al",  "con",  "del", "el",  "los",  "las",  "por",   "una",  "uno",  "das",
      "dem", "den", "der",  "die", "ein", "eine", "im",   "ist",   "mit",  "oder", "und",
      "zu",  "czy", "jest", "na",  "sie", "za"};
  return words;
}

// A single letter is what is left of "l'Oya" and of "player's". A digit or a Chinese character is
// a word.
bool is_small(const std::string& word) {
  const bool letter = word.size() == 1 && (word[0] < '0' || word[0] > '9');
  return letter || small_words().contains(word);
}

// Letters without their marks, and letters that have none but are typed without their stroke.
std::u32string without_marks(char32_t c) {
  switch (c) {
    case U'\u0141':
    case U'\u0142':
      return U"l";
    case U'\u0152':
    case U'\u0153':
      return U"oe";
    default:
      break;
  }
  constexpr auto kOptions = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                                           UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK);
  std::array<utf8proc_int32_t, 32> parts = {};
  int boundary = 0;
  const auto count = utf8proc_decompose_char(static_cast<utf8proc_int32_t>(c), parts.data(),
                                             parts.size(), kOptions, &boundary);
  std::u32string plain;
  for (std::size_t i = 0; static_cast<utf8proc_ssize_t>(i) < count && i < parts.size(); ++i)
    plain += static_cast<char32_t>(parts[i]);
  return plain;
}

// Without the ending of a plural in these languages, and without the vowels that stand there in the
// singular, so that both end alike: "carte", "cartas"; "Licht", "Lichter"; "butterfly".
std::string stem_of(std::string word) {
  constexpr std::size_t kLeast = 4;
  constexpr int kVowels = 2;
  const auto drop = [&](std::string_view ending, std::size_t least) {
    if (word.size() < ending.size() + least || !word.ends_with(ending)) return false;
    word.resize(word.size() - ending.size());
    return true;
  };
  if (!drop("s", kLeast - 1)) drop("x", kLeast - 1);
  if (drop("en", kLeast) || drop("er", kLeast + 1)) return word;
  for (int i = 0; i < kVowels; ++i) {
    const bool vowel = std::string_view("aeioy").find(word.back()) != std::string_view::npos;
    if (vowel && word.size() > kLeast) word.pop_back();
  }
  return word;
}

}  // namespace

Words words(std::string_view text) {
  Words all;
  std::u32string word;
  const auto end_word = [&] {
    std::string folded_word = rulebook::encode(word);
    word.clear();
    if (folded_word.empty() || is_small(folded_word)) return;
    std::string stem = stem_of(folded_word);
    all.push_back({std::move(folded_word), std::move(stem)});
  };
  for (const char32_t c : rulebook::decode(text)) {
    const std::u32string plain = without_marks(c);
    if (rulebook::has_word(plain)) {
      word += plain;
    } else if (!plain.empty()) {
      end_word();
    }
  }
  end_word();
  return all;
}

std::string_view cut(std::string_view& text, std::string_view separators) {
  const std::size_t end = text.find_first_of(separators);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

std::string folded(const Words& words) {
  std::string text;
  for (const Word& word : words) text += (text.empty() ? "" : " ") + word.folded;
  return text;
}

}  // namespace hanaproof::lookup
