#include <fmt/format.h>

#include "reports/deals/lines.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

namespace {

constexpr const char* kDefinition =
    "Counted over all deals, every one equally likely. Four pairs are of four months, or a month's "
    "four cards count as two of them; a star marks the reading that the rules do not take. "
    "Several: "
    "two hands or more at once.";

void write_combinations(const DealSheet& sheet, Page& page) {
  constexpr const char* kLine = "{:<29}{:>14}{:>14}{:>14}{:>14}{:>14}";
  page.line(page.paint().bold(
      fmt::format(kLine, "", "given hand", "any hand", "several", "field", "hand + field")));
  for (const deals::CombinationOdds& odds : sheet.combinations) {
    const auto cell = [&](const deals::Count& part) { return chance(part, sheet.deals); };
    page.line(fmt::format(kLine, label(odds) + (sheet.other_reading(odds) ? " *" : ""),
                          cell(odds.given_hand), cell(odds.any_hand), cell(odds.several_hands),
                          cell(odds.field), cell(odds.hand_and_field)));
    const std::string hands = sheet.other_reading(odds) ? "" : hands_text(sheet, odds);
    if (!hands.empty()) page.paragraph("in exactly so many hands: " + hands, 4);
  }
}

void write_rules(const DealSheet& sheet, Page& page) {
  constexpr const char* kLine = "{:<24}{:<57}{:>18}";
  page.line(page.paint().bold(fmt::format(kLine, "rule", "answer", "comes up")));
  for (const DealRuleLine& line : sheet.lines) {
    page.line(fmt::format(kLine, line.use.topic, answer_text(line), use_text(sheet, line)));
  }
}

void write_verdicts(const DealSheet& sheet, Page& page) {
  page.line(page.paint().bold("what the rules make of a deal"));
  for (std::size_t v = 0; v < deals::kVerdicts; ++v) {
    const auto verdict = static_cast<deals::Verdict>(v);
    if (sheet.verdicts.of(verdict) == 0) continue;
    page.line(fmt::format("{:<40}{:>14}", label(verdict),
                          chance(sheet.verdicts.of(verdict), sheet.deals)));
  }
  for (const std::string& remark : remarks(sheet)) page.paragraph(remark, 0);
}

}  // namespace

std::string to_terminal(const std::vector<DealReport>& reports, const TerminalStyle& style) {
  Page page(Painter(style.colour), style.width);
  page.paragraph(kDefinition, 0);
  for (const DealReport& report : reports) {
    for (const DealSheet& sheet : report.sheets) {
      page.line();
      page.line(page.paint().bold(report.edition) + ", " + shape_text(sheet));
      page.line();
      write_combinations(sheet, page);
      page.line();
      write_rules(sheet, page);
      page.line();
      write_verdicts(sheet, page);
    }
  }
  return page.take();
}

}  // namespace hanaproof::reports
