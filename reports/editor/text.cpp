#include "reports/editor/text.h"

#include <algorithm>

namespace hanaproof::editor {

namespace {

// How many bytes the character has that begins with this one.
std::size_t length_of(unsigned char first) {
  return first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

// Units of UTF-16: what has four bytes is two of them.
std::size_t units_of(unsigned char first) { return first < 0xf0 ? 1 : 2; }

// The end of a word, of a text within quotes, or of the line.
std::size_t end_of_part(std::string_view line, std::size_t from) {
  const char first = from < line.size() ? line[from] : '\n';
  if (first == '"' || first == '\'') {
    const std::size_t quote = line.find(first, from + 1);
    return quote == std::string_view::npos ? line.size() : quote + 1;
  }
  const bool opens = first == '[' || first == '{';
  const std::size_t end = opens ? std::string_view::npos : line.find_first_of(" \t=,]}#", from);
  return std::min(end, line.size());
}

}  // namespace

Text::Text(std::string whole) : whole_(std::move(whole)), starts_{0} {
  for (std::size_t i = 0; i < whole_.size(); ++i) {
    if (whole_[i] == '\n') starts_.push_back(i + 1);
  }
}

std::string_view Text::line(std::size_t number) const {
  if (number >= starts_.size()) return {};
  const std::size_t end = number + 1 < starts_.size() ? starts_[number + 1] - 1 : whole_.size();
  std::string_view line(whole_.data() + starts_[number], end - starts_[number]);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::size_t Text::offset(Place place) const {
  if (place.line >= starts_.size()) return whole_.size();
  const std::string_view text = line(place.line);
  std::size_t at = 0;
  for (std::size_t unit = 0; at < text.size() && unit < place.unit;) {
    const auto first = static_cast<unsigned char>(text[at]);
    unit += units_of(first);
    at += length_of(first);
  }
  return starts_[place.line] + std::min(at, text.size());
}

Place Text::place(std::size_t offset) const {
  const std::size_t number =
      static_cast<std::size_t>(std::ranges::upper_bound(starts_, offset) - starts_.begin() - 1);
  Place place{number, 0};
  for (std::size_t at = starts_[number]; at < std::min(offset, whole_.size());) {
    const auto first = static_cast<unsigned char>(whole_[at]);
    place.unit += units_of(first);
    at += length_of(first);
  }
  return place;
}

Range Text::part_at(const rulebook::FilePosition& position) const {
  const std::size_t number = static_cast<std::size_t>(std::max(position.line, 1)) - 1;
  const std::string_view text = line(number);
  std::size_t at = 0;
  // Readers count characters, from 1.
  for (int column = 1; at < text.size() && column < position.column; ++column)
    at += length_of(static_cast<unsigned char>(text[at]));
  at = std::min(at, text.size());
  const std::size_t start = number < starts_.size() ? starts_[number] : whole_.size();
  return range(start + at, start + end_of_part(text, at));
}

}  // namespace hanaproof::editor
