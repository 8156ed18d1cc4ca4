#include <algorithm>

#include <fmt/format.h>

#include "reports/hands/lines.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

namespace {

constexpr const char* kDefinition =
    "Counted over all hands, every one equally likely: each was gone through, and they were "
    "counted "
    "month by month, with the same result. Adds: hands that would be worth less without the combo.";

void write_combos(const HandSheet& sheet, Page& page) {
  constexpr const char* kLine = "{:<22}{:<6}{:>9}{:>14}{:>14}{:>14}";
  page.line(
      page.paint().bold(fmt::format(kLine, "combo", "type", "kan", "hands", "chance", "adds")));
  for (std::size_t i = 0; i < sheet.rules.combos.size(); ++i) {
    const hands::Combo& combo = sheet.rules.combos[i];
    page.line(fmt::format(kLine, combo.id, name(combo.type), kan_text(sheet, i),
                          sheet.summary.made[i], chance(sheet, sheet.summary.made[i]),
                          chance(sheet, sheet.uses[i].matters.hands)));
  }
}

void write_best(const HandSheet& sheet, Page& page) {
  constexpr const char* kLine = "{:<22}{:<22}{:>14}{:>14}";
  page.line(
      page.paint().bold(fmt::format(kLine, "best of dregs", "best of suits", "hands", "chance")));
  for (const hands::BestPair& pair : sheet.summary.best) {
    page.line(fmt::format(kLine, id_of(sheet, pair.dreg), id_of(sheet, pair.suit), pair.hands,
                          chance(sheet, pair.hands)));
  }
}

void write_kan(const HandSheet& sheet, Page& page) {
  page.line(page.paint().bold(fmt::format("{:>4}{:>14}{:>14}", "kan", "hands", "chance")));
  for (const auto& [kan, hands] : sheet.summary.kan) {
    page.line(fmt::format("{:>4}{:>14}{:>14}", kan, hands, chance(sheet, hands)));
  }
  page.line(fmt::format("In the mean a hand is worth {:.6f} kan.", mean_kan(sheet)));
}

void write_overlaps(const HandSheet& sheet, Page& page) {
  if (!sheet.overlaps.empty()) {
    page.line();
    page.line(page.paint().bold("two combos of one type in one hand"));
    for (const hands::Overlap& overlap : sheet.overlaps) {
      page.paragraph(overlap_text(sheet, overlap), 2);
    }
  }
  std::vector<std::string> useless;
  for (const hands::Use& use : sheet.uses) useless.push_back(use_text(sheet, use));
  std::erase(useless, std::string());
  if (useless.empty()) return;
  page.line();
  page.line(page.paint().bold("combos that add nothing"));
  for (const std::string& text : useless) page.paragraph(text, 2);
}

}  // namespace

std::string to_terminal(const std::vector<HandReport>& reports, const TerminalStyle& style) {
  Page page(Painter(style.colour), style.width);
  page.paragraph(kDefinition, 0);
  for (const HandReport& report : reports) {
    const HandSheet& sheet = report.sheets.front();
    page.line();
    page.line(page.paint().bold(report.edition) + ", " + heading(sheet));
    page.line();
    write_combos(sheet, page);
    page.line();
    write_best(sheet, page);
    page.line();
    write_kan(sheet, page);
    write_overlaps(sheet, page);
    for (std::size_t i = 1; i < report.sheets.size(); ++i) {
      page.line();
      page.line(page.paint().bold(heading(report.sheets[i])));
      page.paragraph(differing_text(report.sheets[i]), 2);
      page.paragraph(
          fmt::format("In the mean a hand is worth {:.6f} kan.", mean_kan(report.sheets[i])), 2);
    }
  }
  return page.take();
}

}  // namespace hanaproof::reports
