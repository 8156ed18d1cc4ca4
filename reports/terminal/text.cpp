#include "reports/terminal/text.h"

#include <utf8proc.h>

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace hanaproof::reports {

namespace {

constexpr int kNarrowest = 24;
constexpr int kCardColumns = 5;

std::string blanks(int number) {
  return std::string(static_cast<std::size_t>(std::max(number, 0)), ' ');
}

// Black on yellow, black on cyan, white on red or blue, black on grey: told apart by the code's
// own digits too, never by colour alone.
std::string_view colours(cards::Card card) {
  switch (card.kind()) {
    case cards::Kind::light:
      return "1;30;103";
    case cards::Kind::animal:
      return "30;106";
    case cards::Kind::ribbon:
      return card.ribbon() == cards::Ribbon::blue ? "97;44" : "97;41";
    default:
      return "30;47";
  }
}

}  // namespace

int columns(std::string_view text) {
  int width = 0;
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  auto left = static_cast<utf8proc_ssize_t>(text.size());
  while (left > 0) {
    utf8proc_int32_t point = -1;
    const utf8proc_ssize_t bytes =
        std::max<utf8proc_ssize_t>(utf8proc_iterate(at, left, &point), 1);
    width += point < 0 ? 1 : utf8proc_charwidth(point);
    at += bytes;
    left -= bytes;
  }
  return width;
}

std::vector<std::string> wrap(std::string_view text, int width) {
  std::vector<std::string> lines;
  std::string current;
  std::size_t start = 0;
  while (start < text.size()) {
    const std::size_t end = std::min(text.find_first_of(" \n", start), text.size());
    const std::string_view word = text.substr(start, end - start);
    start = end + 1;
    if (word.empty()) continue;
    if (!current.empty() && columns(current) + 1 + columns(word) > width) {
      lines.push_back(std::exchange(current, {}));
    }
    if (!current.empty()) current += ' ';
    current += word;
  }
  if (!current.empty() || lines.empty()) lines.push_back(current);
  return lines;
}

std::string Painter::card(cards::Card card, bool marked) const {
  if (!colour_) return marked ? fmt::format("<{}>", card.code()) : fmt::format("[{}]", card.code());
  return paint(marked ? fmt::format("4;{}", colours(card)) : std::string(colours(card)),
               fmt::format(" {} ", card.code()));
}

std::string Painter::paint(std::string_view code, std::string_view text) const {
  return colour_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

Page::Page(Painter painter, int width) : paint_(painter), width_(std::max(width, kNarrowest)) {}

void Page::line(std::string_view content) {
  text_ += content;
  text_ += '\n';
}

void Page::paragraph(std::string_view content, int indent) { hanging("", 0, content, indent); }

void Page::hanging(std::string_view lead, int lead_columns, std::string_view content, int indent) {
  std::string before = blanks(indent) + std::string(lead);
  for (const std::string& each :
       wrap(content, std::max(width_ - indent - lead_columns, kNarrowest))) {
    line(before + each);
    before = blanks(indent + lead_columns);
  }
}

void Page::cards(std::string_view label, int label_columns, const std::vector<cards::Card>& row,
                 const std::vector<cards::Card>& marked, int indent) {
  const auto room =
      static_cast<std::size_t>(std::max((width_ - indent - label_columns) / kCardColumns, 1));
  std::string current =
      blanks(indent) + std::string(label) + blanks(label_columns - columns(label));
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i > 0 && i % room == 0) {
      line(current);
      current = blanks(indent + label_columns);
    } else if (i > 0) {
      current += ' ';
    }
    current += paint_.card(row[i], std::find(marked.begin(), marked.end(), row[i]) != marked.end());
  }
  line(current);
}

}  // namespace hanaproof::reports
