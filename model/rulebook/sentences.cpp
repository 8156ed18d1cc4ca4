#include "model/rulebook/sentences.h"

#include <algorithm>
#include <array>

#include "model/rulebook/fold.h"

namespace hanaproof::rulebook {

namespace {

constexpr std::u32string_view kMarks = U".:;?!";
constexpr std::u32string_view kClosers = U"\"')]\u00BB\u201D\u2019";
// Words that a point does not end a sentence after.
constexpr std::array<std::u32string_view, 7> kAbbreviations = {U"cf", U"Cf",  U"p",  U"pp",
                                                               U"vs", U"bzw", U"z.B"};

bool is_one_of(std::u32string_view set, char32_t c) {
  return set.find(c) != std::u32string_view::npos;
}

// "1." and the like at the start of a sentence.
bool is_list_number(std::u32string_view before) {
  return std::ranges::all_of(before, [](char32_t c) { return c >= U'0' && c <= U'9'; });
}

bool is_abbreviation(std::u32string_view before) {
  const std::size_t blank = before.find_last_of(U" (\"'");
  const auto word = blank == std::u32string_view::npos ? before : before.substr(blank + 1);
  return std::ranges::find(kAbbreviations, word) != kAbbreviations.end();
}

// One past the sentence that starts the text: past its mark and what closes it; 0 when the text
// holds no end of a sentence.
std::size_t end_of_first(std::u32string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_one_of(kMarks, text[i])) continue;
    if (text[i] == U'.' &&
        (is_list_number(text.substr(0, i)) || is_abbreviation(text.substr(0, i))))
      continue;
    std::size_t end = i + 1;
    while (end < text.size() && is_one_of(kClosers, text[end])) ++end;
    // French sets a blank before the quotation mark that closes.
    if (text.substr(end).starts_with(U" \u00BB")) end += 2;
    while (end < text.size() && is_one_of(kClosers, text[end])) ++end;
    if (end < text.size() && text[end] != U' ') continue;
    // A quoted cry within a sentence: « Stop ! » and on it goes.
    const bool closed = end > i + 1;
    if (closed && end + 1 < text.size() && is_lower(text[end + 1])) continue;
    return end;
  }
  return 0;
}

}  // namespace

std::vector<std::u32string> sentences(std::u32string_view text) {
  std::vector<std::u32string> parts;
  while (!text.empty()) {
    const std::size_t end = end_of_first(text);
    parts.emplace_back(text.substr(0, end == 0 ? text.size() : end));
    text.remove_prefix(parts.back().size());
    if (!text.empty()) text.remove_prefix(1);
  }
  return parts;
}

bool ends_sentence(std::u32string_view text) { return end_of_first(text) == text.size(); }

}  // namespace hanaproof::rulebook
