#include "reports/document/document.h"

#include <algorithm>

#include <fmt/format.h>

#include "reports/document/numbers.h"
#include "reports/markup/escape.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

namespace {

using Sort = Block::Sort;

std::string padded(const std::string& text, int width, bool to_the_right) {
  const std::string blanks(static_cast<std::size_t>(std::max(width - columns(text), 0)), ' ');
  return to_the_right ? blanks + text : text + blanks;
}

// Columns as wide as what stands in them, numbers to the right.
void write_table(const Table& table, Page& page) {
  std::vector<std::vector<std::string>> lines(1);
  for (const Column& column : table.columns) lines[0].push_back(column.name);
  for (const auto& row : table.rows) {
    auto& line = lines.emplace_back();
    for (std::size_t i = 0; i < row.size(); ++i) {
      line.push_back(shown(row[i], table.columns[i].unit, false));
    }
  }
  std::vector<int> widths(table.columns.size());
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], columns(line[i]));
  }
  for (const auto& line : lines) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::string cell = padded(line[i], widths[i], table.columns[i].unit != Unit::text);
      text += (i == 0 ? "" : "  ") + cell;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    page.line(&line == &lines[0] ? page.paint().bold(text) : text);
  }
}

// Lists and sentences stand together; whatever else follows something stands apart from it.
bool apart(Sort before, Sort after) {
  if (after == Sort::title || after == Sort::heading || before == Sort::table) return true;
  return after == Sort::table;
}

std::string markdown_block(const Block& block, int level) {
  switch (block.sort) {
    case Sort::title:
    case Sort::heading:
      return fmt::format("{:#<{}} {}\n", "", block.sort == Sort::title ? level : level + 1,
                         escape_markdown(block.text));
    case Sort::item:
      return fmt::format("- {}\n", escape_markdown(block.text));
    case Sort::table:
      return to_markdown(block.table);
    default:
      return escape_markdown(block.text) + "\n";
  }
}

}  // namespace

void Document::table(Table table) {
  if (!table.rows.empty()) add(Sort::table, {}, std::move(table));
}

std::string to_terminal(const Document& document, const TerminalStyle& style) {
  Page page(style);
  const Block* before = nullptr;
  int indent = 0;
  for (const Block& block : document.blocks()) {
    if (block.detail) continue;
    if (before && apart(before->sort, block.sort)) page.line();
    before = &block;
    if (block.sort == Sort::title || block.sort == Sort::heading) {
      page.line(page.paint().bold(block.text));
      indent = block.sort == Sort::title ? 0 : 2;
    } else if (block.sort == Sort::table) {
      write_table(block.table, page);
    } else if (block.sort == Sort::item) {
      page.hanging("- ", 2, block.text, indent);
    } else {
      page.paragraph(block.text, indent);
    }
  }
  return page.take();
}

std::string to_markdown(const Document& document, int level) {
  std::string text;
  const Block* before = nullptr;
  for (const Block& block : document.blocks()) {
    const bool listing = before && before->sort == Sort::item && block.sort == Sort::item;
    if (before && !listing) text += "\n";
    before = &block;
    text += markdown_block(block, level);
  }
  return text;
}

std::string to_markdown(const Table& table) {
  std::string text = "|";
  std::string rule = "|";
  for (const Column& column : table.columns) {
    text += fmt::format(" {} |", escape_markdown(column.name));
    rule += column.unit == Unit::text ? "---|" : "--:|";
  }
  text += "\n" + rule + "\n";
  for (const auto& row : table.rows) {
    text += "|";
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += fmt::format(" {} |", escape_markdown(shown(row[i], table.columns[i].unit, true)));
    }
    text += "\n";
  }
  return text;
}

std::string to_csv(const Table& table) {
  std::string text;
  const auto field = [&](std::size_t i, const std::string& value) {
    text += escape_csv(value) + (i + 1 == table.columns.size() ? "\n" : ",");
  };
  for (std::size_t i = 0; i < table.columns.size(); ++i) field(i, table.columns[i].name);
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) field(i, shown(row[i], Unit::whole, false));
  }
  return text;
}

}  // namespace hanaproof::reports
