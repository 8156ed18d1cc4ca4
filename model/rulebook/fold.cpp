#include "model/rulebook/fold.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include "model/rulebook/coverage.h"

namespace hanaproof::rulebook {

namespace {

constexpr std::u32string_view kDashes = U"->\u2013\u2014";                // a bullet before a blank
constexpr std::u32string_view kDots = U"\u2022\u00B7\u30FB\u25E6\u25AA";  // a bullet anywhere
constexpr std::u32string_view kMarkup = U"*_^\u00AD";                     // \u00AD: a soft hyphen

utf8proc_category_t category(char32_t c) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(c));
}

bool is_space(char32_t c) {
  return c == U'\t' || c == U'\r' || c == U'\n' || category(c) == UTF8PROC_CATEGORY_ZS;
}

bool is_letter(char32_t c) {
  const utf8proc_category_t group = category(c);
  return group >= UTF8PROC_CATEGORY_LU && group <= UTF8PROC_CATEGORY_LO;
}

bool is_digit(char32_t c) {
  const utf8proc_category_t group = category(c);
  return group >= UTF8PROC_CATEGORY_ND && group <= UTF8PROC_CATEGORY_NO;
}

// How many characters the tag at the start of the text has; 0 when it starts with none.
std::size_t tag_length(std::u32string_view text) {
  const std::size_t name = text.starts_with(U"</") ? 2 : 1;
  const std::size_t end = text.find(U'>');
  if (!text.starts_with(U'<') || end == std::u32string_view::npos || end == name) return 0;
  const auto inside = text.substr(name, end - name);
  const bool letters = std::ranges::all_of(
      inside, [](char32_t c) { return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z'); });
  return letters ? end + 1 : 0;
}

// How many characters the bullets at the start of the text have, the blanks after them included.
std::size_t bullets_length(std::u32string_view text) {
  std::size_t end = 0;
  while (end < text.size()) {
    const bool dash = kDashes.find(text[end]) != std::u32string_view::npos;
    const bool dot = kDots.find(text[end]) != std::u32string_view::npos;
    const bool before_blank = end + 1 < text.size() && text[end + 1] == U' ';
    if (!dot && (!dash || !before_blank)) break;
    ++end;
    while (end < text.size() && text[end] == U' ') ++end;
  }
  return end;
}

// The line without tags, emphasis and superscripts, with single blanks and none at its ends.
std::u32string without_markup(std::u32string_view line) {
  std::u32string text;
  bool raised = false;  // within ^{...}
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (const std::size_t tag = tag_length(line.substr(i)); tag > 0) {
      i += tag - 1;
    } else if (line.substr(i).starts_with(U"^{")) {
      raised = true;
      ++i;
    } else if (raised && line[i] == U'}') {
      raised = false;
    } else if (is_space(line[i])) {
      if (!text.empty() && text.back() != U' ') text += U' ';
    } else if (kMarkup.find(line[i]) == std::u32string_view::npos) {
      text += line[i];
    }
  }
  if (!text.empty() && text.back() == U' ') text.pop_back();
  return text;
}

}  // namespace

std::u32string decode(std::string_view text) {
  utf8proc_uint8_t* mapped = nullptr;
  const utf8proc_ssize_t bytes =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                   static_cast<utf8proc_ssize_t>(text.size()), &mapped,
                   static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, std::free);
  if (bytes < 0) throw EditionError("not a text in UTF-8: expected UTF-8");
  std::u32string decoded;
  for (utf8proc_ssize_t at = 0; at < bytes;) {
    utf8proc_int32_t c = 0;
    at += utf8proc_iterate(mapped + at, bytes - at, &c);
    decoded += static_cast<char32_t>(c);
  }
  return decoded;
}

std::string encode(std::u32string_view text) {
  std::string encoded;
  for (const char32_t c : text) {
    std::array<utf8proc_uint8_t, 4> bytes = {};
    const auto count = utf8proc_encode_char(static_cast<utf8proc_int32_t>(c), bytes.data());
    encoded.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(count));
  }
  return encoded;
}

std::u32string fold_line(std::u32string_view line) {
  std::u32string text = without_markup(line);
  text.erase(0, bullets_length(text));
  return text;
}

bool begins_item(std::u32string_view line) {
  const std::u32string text = without_markup(line);
  return bullets_length(text) > 0 || (!text.empty() && is_digit(text.front()));
}

void join_line(std::u32string& text, std::u32string_view line) {
  const bool cut = text.size() > 1 && text.back() == U'-' && is_letter(text[text.size() - 2]) &&
                   !line.empty() && is_lower(line.front());
  if (cut) {
    text.pop_back();
  } else if (!text.empty() && !line.empty()) {
    text += U' ';
  }
  text += line;
}

bool is_lower(char32_t c) { return category(c) == UTF8PROC_CATEGORY_LL; }

bool has_word(std::u32string_view text) {
  return std::ranges::any_of(text, [](char32_t c) { return is_letter(c) || is_digit(c); });
}

std::string fold(const std::string& text) {
  const std::u32string decoded = decode(text);
  std::u32string folded;
  for (std::size_t begin = 0; begin <= decoded.size();) {
    const std::size_t end = std::min(decoded.find(U'\n', begin), decoded.size());
    join_line(folded, fold_line(std::u32string_view(decoded).substr(begin, end - begin)));
    begin = end + 1;
  }
  return encode(folded);
}

}  // namespace hanaproof::rulebook
