// Text of a certain width, with or without colour.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/cards/card.h"
#include "reports/terminal.h"

namespace hanaproof::reports {

// Columns that a text takes up in a terminal.
int columns(std::string_view text);
// Lines no wider than `width`, broken at blanks; a word that is wider stands alone.
std::vector<std::string> wrap(std::string_view text, int width);

// How things stand out. Without colour everything is plain text.
class Painter {
 public:
  explicit Painter(bool colour) : colour_(colour) {}
  std::string bold(std::string_view text) const { return paint("1", text); }
  std::string faint(std::string_view text) const { return paint("2", text); }
  std::string accent(std::string_view text) const { return paint("36", text); }
  // A card's code as a small coloured card, four columns wide.
  std::string card(cards::Card card, bool marked) const;

 private:
  std::string paint(std::string_view code, std::string_view text) const;
  bool colour_;
};

// Collects indented, wrapped paragraphs.
class Page {
 public:
  Page(Painter painter, int width);
  explicit Page(const TerminalStyle& style) : Page(Painter(style.colour), style.width) {}

  const Painter& paint() const { return paint_; }
  int width() const { return width_; }
  std::string take() { return std::move(text_); }

  // One line as it is; it may hold colour.
  void line(std::string_view content = {});
  void paragraph(std::string_view content, int indent = 0);
  // The same of a format and what stands in its places.
  template <class... Args>
  void print(int indent, fmt::format_string<Args...> format, Args&&... args) {
    paragraph(fmt::format(format, std::forward<Args>(args)...), indent);
  }
  // A lead ("A  "), then the text, wrapped beside it. The lead may hold colour and is
  // `lead_columns` wide.
  void hanging(std::string_view lead, int lead_columns, std::string_view content, int indent);
  // A label in front of cards, wrapped beside it.
  void cards(std::string_view label, int label_columns, const std::vector<cards::Card>& row,
             const std::vector<cards::Card>& marked, int indent);

 private:
  Painter paint_;
  int width_;
  std::string text_;
};

}  // namespace hanaproof::reports
