#include "reports/document/html.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "reports/document/numbers.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

using Sort = Block::Sort;

// 0 to 1, where the cell is a chance.
std::optional<double> chance_of(const Cell& cell, Unit unit) {
  const bool is_chance = unit == Unit::chance || unit == Unit::percent || unit == Unit::fraction ||
                         unit == Unit::share;
  if (!is_chance) return std::nullopt;
  if (const auto* part = std::get_if<Part>(&cell)) {
    return static_cast<double>(Exact(part->cases, part->all));
  }
  if (const auto* exact = std::get_if<Exact>(&cell)) return static_cast<double>(*exact);
  return std::nullopt;
}

double longest(const Table& table) {
  double most = 0;
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      most = std::max(most, chance_of(row[i], table.columns[i].unit).value_or(0));
    }
  }
  return most;
}

// Exact numbers are for those who point at them.
std::string cell_html(const Cell& cell, const Column& column, double most) {
  const Unit unit = column.unit == Unit::fraction ? Unit::percent : column.unit;
  const bool exact = unit != Unit::share;  // there are many of these in a row
  const auto* part = std::get_if<Part>(&cell);
  const std::string text =
      part ? shown(Exact(part->cases, part->all), unit, exact) : shown(cell, unit, exact);
  if (column.unit == Unit::text) return fmt::format("<td>{}</td>", escape_html(text));
  std::string title;
  if (part) title = fmt::format(" title=\"{} of {}\"", part->cases.str(), part->all.str());
  const auto chance = chance_of(cell, column.unit);
  const std::string bar =
      chance && most > 0 ? fmt::format(" style=\"--part: {:.1f}%\"", 100 * *chance / most) : "";
  return fmt::format("<td class=\"number{}\"{}{}>{}</td>", bar.empty() ? "" : " bar", bar, title,
                     escape_html(text));
}

std::string heading_html(const Column& column) {
  return fmt::format("<th scope=\"col\"{}>{}</th>",
                     column.unit == Unit::text ? "" : " class=\"number\"",
                     escape_html(column.name));
}

std::string block_html(const Block& block) {
  const std::string text = escape_html(block.text);
  switch (block.sort) {
    case Sort::title:
      return fmt::format("<h2>{}</h2>\n", text);
    case Sort::heading:
      return fmt::format("<h3>{}</h3>\n", text);
    case Sort::item:
      return fmt::format("<li>{}</li>\n", text);
    case Sort::table:
      return to_html(block.table);
    default:
      return fmt::format("<p>{}</p>\n", text);
  }
}

}  // namespace

std::string to_html(const Table& table, std::string_view style) {
  const double most = longest(table);
  std::string text = filled("table-head", style, joined(table.columns, heading_html));
  for (const auto& row : table.rows) {
    text += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += cell_html(row[i], table.columns[i], most);
    }
    text += "</tr>\n";
  }
  return text + "</tbody></table></div>\n";
}

std::string to_html(const Document& document) {
  std::string text;
  bool listing = false;
  for (const Block& block : document.blocks()) {
    const bool is_item = block.sort == Sort::item;
    if (is_item != listing) text += is_item ? "<ul class=\"plain\">\n" : "</ul>\n";
    listing = is_item;
    text += block_html(block);
  }
  return text + (listing ? "</ul>\n" : "");
}

std::string page_of(std::string_view title, std::string_view body, std::string_view css,
                    std::string_view script) {
  return page_head(title, page_css() + std::string(embedded_document_css()) + std::string(css)) +
         filled("document-page", escape_html(title), body) +
         (script.empty() ? "" : fmt::format("<script>\n{}</script>\n", script)) +
         "</body>\n</html>\n";
}

}  // namespace hanaproof::reports
