#include <fmt/format.h>

#include "reports/markdown/escape.h"
#include "reports/odds/lines.h"

namespace hanaproof::reports {

namespace {

std::string cards_of(const OddsReport& report, const OddsLine& line) {
  const std::string one = hand_codes(report.sheets.front().hands, line.hands.front());
  return line.hands.size() == 1 ? one : fmt::format("{} and {} alike", one, line.hands.size() - 1);
}

void write_hands(const OddsReport& report, std::string& text) {
  text +=
      "| rank | hand | cards | x | win | tie | lose | share | payment |\n"
      "|--:|---|---|--:|--:|--:|--:|--:|--:|\n";
  for (const OddsLine& line : odds_lines(report)) {
    const odds::Outcome& outcome = line.outcomes.front();
    text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", line.rank,
                        category_label(line.category), cards_of(report, line), line.multiplier,
                        outcome.win().text(), outcome.tie().text(), outcome.loss().text(),
                        percent(outcome.equity()), stakes(outcome.expected_payment()));
  }
}

void write_by_players(const OddsReport& report, std::string& text) {
  text += "| rank | hand | cards |";
  std::string rule = "|--:|---|---|";
  for (const OddsSheet& sheet : report.sheets) {
    text += fmt::format(" {} |", sheet.table.players);
    rule += "--:|";
  }
  text += "\n" + rule + "\n";
  for (const OddsLine& line : odds_lines(report)) {
    text += fmt::format("| {} | {} | {} |", line.rank, category_label(line.category),
                        cards_of(report, line));
    for (const odds::Outcome& outcome : line.outcomes) {
      text += fmt::format(" {} |", percent(outcome.equity()));
    }
    text += "\n";
  }
}

}  // namespace

std::string to_markdown(const OddsReport& report) {
  std::string text = fmt::format("# {}: odds of hands\n\n", escape_markdown(report.title));
  if (report.sheets.size() == 1) {
    text += fmt::format("Exact, for {} players who all stay to the end.\n\n",
                        report.sheets.front().table.players);
    write_hands(report, text);
  } else {
    text += "Each hand's share of the pot by number of players, equal best hands sharing.\n\n";
    write_by_players(report, text);
  }
  text += "\n| players | best hand tied | exactly |\n|--:|--:|--:|\n";
  for (const OddsSheet& sheet : report.sheets) {
    const odds::Fraction tied = odds::best_hand_shared(sheet.table).tied;
    text += fmt::format("| {} | {} | {} |\n", sheet.table.players, percent(tied), tied.text());
  }
  return text;
}

}  // namespace hanaproof::reports
