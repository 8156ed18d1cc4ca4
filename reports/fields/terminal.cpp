#include <fmt/format.h>

#include "reports/fields/lines.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

namespace {

constexpr const char* kDefinition =
    "A Markov chain over the rounds in exact fractions: every round is dealt anew, three players "
    "stay in each, and no hand ends the match early.";

void write_rounds(const FieldSheet& sheet, Page& page) {
  constexpr const char* kLine = "{:<8}{:>12}{:>12}{:>12}{:>14}{:>16}{:>18}";
  page.line(page.paint().bold(fmt::format(kLine, "round", "small", "double", "grand", "factor",
                                          "a field waits", "fields waiting")));
  int number = 0;
  for (const fields::RoundOdds& round : sheet.own().chain.rounds) {
    page.line(fmt::format(kLine, ++number, chance_text(round.small), chance_text(round.twofold),
                          chance_text(round.grand),
                          number_text(fields::Chain::factor(sheet.own().reading.rules, round)),
                          chance_text(round.waits), number_text(round.waiting())));
  }
}

void write_readings(const FieldSheet& sheet, Page& page) {
  constexpr const char* kLine = "{:<38}{:>12}{:>12}{:>12}{:>16}{:>14}";
  page.line(
      page.paint().bold(fmt::format(kLine, fmt::format("round {} under", sheet.rounds), "small",
                                    "double", "grand", "a field waits", "extra rounds")));
  for (const FieldReading& each : sheet.readings) {
    const fields::RoundOdds& last = each.chain.last();
    page.line(fmt::format(kLine, each.reading.text(), chance_text(last.small),
                          chance_text(last.twofold), chance_text(last.grand),
                          chance_text(last.waits), number_text(each.chain.extra_rounds)));
  }
}

}  // namespace

std::string to_terminal(const std::vector<FieldSheet>& sheets, const TerminalStyle& style) {
  Page page(Painter(style.colour), style.width);
  page.paragraph(kDefinition, 0);
  for (const FieldSheet& sheet : sheets) {
    page.line();
    page.line(page.paint().bold(heading(sheet)));
    page.line();
    page.paragraph(dealt_text(sheet), 0);
    write_rounds(sheet, page);
    page.paragraph(left_text(sheet.own()), 0);
    page.line();
    write_readings(sheet, page);
  }
  return page.take();
}

}  // namespace hanaproof::reports
