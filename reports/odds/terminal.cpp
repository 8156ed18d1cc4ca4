#include <fmt/format.h>

#include "reports/odds/lines.h"
#include "reports/terminal/text.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using odds::Fraction;

namespace {

constexpr const char* kDefinition =
    "Nobody folds, everybody stakes 1. Share: of the pot, equal best hands sharing. Payment: what "
    "the best hand takes from each loser, the stake times the multiplier (or, where that is paid "
    "on "
    "top, the stake once more), less what is paid to others' better hands; equal best hands share.";

// How many hands a line stands for, and one of them.
std::string hands_text(const OddsReport& report, const OddsLine& line) {
  const std::string one = hand_codes(report.sheets.front().hands, line.hands.front());
  return line.hands.size() == 1 ? one : fmt::format("{} ({})", one, line.hands.size());
}

void write_ties(const odds::Table& table, Page& page) {
  const odds::Sharing sharing = odds::best_hand_shared(table);
  std::string text = fmt::format("The best hand is tied in {} of deals ({})", percent(sharing.tied),
                                 sharing.tied.text());
  for (std::size_t k = 1; k < sharing.by.size(); ++k) {
    if (sharing.by[k].num == 0) continue;
    text += fmt::format("{} {} players {}", k == 1 ? ":" : ",", k + 1, percent(sharing.by[k]));
  }
  page.paragraph(text + ".", 0);
  if (table.replayed().num > 0) {
    page.paragraph(fmt::format("The round is replayed in {} of deals ({}).",
                               percent(table.replayed()), table.replayed().text()),
                   0);
  }
}

void write_hands(const OddsReport& report, Page& page) {
  page.line(page.paint().bold(
      fmt::format("{:>4}  {:<22} {:<10} {:>3}  {:>9} {:>9} {:>9} {:>9} {:>8}", "rank", "hand",
                  "cards", "x", "win", "tie", "lose", "share", "payment")));
  int last = 0;
  for (const OddsLine& line : odds_lines(report)) {
    const odds::Outcome& outcome = line.outcomes.front();
    const bool first = line.rank != last;
    last = line.rank;
    page.line(fmt::format(
        "{:>4}  {:<22} {:<10} {:>3}  {:>9} {:>9} {:>9} {:>9} {:>8}",
        first ? fmt::format("{}", line.rank) : "", first ? category_label(line.category) : "",
        hands_text(report, line), line.multiplier, percent(outcome.win()), percent(outcome.tie()),
        percent(outcome.loss()), percent(outcome.equity()), stakes(outcome.expected_payment())));
  }
}

void write_winners(const OddsSheet& sheet, Page& page) {
  page.line();
  page.line(page.paint().bold(fmt::format("{:<24} {:>5} {:>9}", "best hand", "hands", "wins")));
  for (const odds::CategoryOdds& each : odds::winning_category(sheet.hands, sheet.table)) {
    page.line(fmt::format("{:<24} {:>5} {:>9}", category_label(each.category), each.hands,
                          percent(each.wins)));
  }
}

// Shares in whole and tenths of a percent, so that nine columns fit.
void write_by_players(const OddsReport& report, Page& page) {
  std::string head = fmt::format("{:>4}  {:<22} {:<10}", "rank", "share of the pot", "cards");
  for (const OddsSheet& sheet : report.sheets) head += fmt::format(" {:>5}", sheet.table.players);
  page.line(page.paint().bold(head));
  int last = 0;
  for (const OddsLine& line : odds_lines(report)) {
    const bool first = line.rank != last;
    last = line.rank;
    std::string text =
        fmt::format("{:>4}  {:<22} {:<10}", first ? fmt::format("{}", line.rank) : "",
                    first ? category_label(line.category) : "", hands_text(report, line));
    for (const odds::Outcome& outcome : line.outcomes) {
      text += fmt::format(" {:>5.1f}", 100 * outcome.equity().value());
    }
    page.line(text);
  }
  page.line();
  std::string tied = fmt::format("{:>4}  {:<33}", "", "best hand tied");
  for (const OddsSheet& sheet : report.sheets) {
    tied += fmt::format(" {:>5.1f}", 100 * odds::best_hand_shared(sheet.table).tied.value());
  }
  page.line(tied);
}

// "25.33 %  38/150"
std::string exact(const Fraction& fraction) {
  return fmt::format("{:>10}  {}", percent(fraction), fraction.text());
}

}  // namespace

std::string to_terminal(const OddsReport& report, const TerminalStyle& style) {
  Page page(Painter(style.colour), style.width);
  const bool one = report.sheets.size() == 1;
  page.line(page.paint().bold(report.title) +
            (one ? fmt::format(": exact odds for {} players", report.sheets.front().table.players)
                 : std::string(": each hand's share of the pot in percent, by players")));
  page.paragraph(kDefinition, 0);
  page.line();
  if (!one) {
    write_by_players(report, page);
    return page.take();
  }
  write_hands(report, page);
  write_winners(report.sheets.front(), page);
  page.line();
  write_ties(report.sheets.front().table, page);
  page.paragraph(fmt::format("Mean multiplier of the best hand: {:.3f}. A seat's share before "
                             "looking: {}.",
                             report.sheets.front().table.expected_multiplier().value(),
                             report.sheets.front().table.equity().text()),
                 0);
  return page.take();
}

std::string to_terminal(const SituationReport& report, const TerminalStyle& style) {
  Page page(Painter(style.colour), style.width);
  const odds::Situation& situation = report.situation;
  page.line(page.paint().bold(fmt::format("{}, {} players", report.edition, situation.players)));
  constexpr int kLabel = 8;
  const auto cards = [&](const char* label, const std::vector<cards::Card>& row) {
    if (!row.empty()) page.cards(label, kLabel, row, {}, 0);
  };
  cards("hand", situation.own);
  cards("shown", situation.shown);
  cards("folded", situation.folded);
  page.line();
  const odds::Outcome& outcome = report.outcome;
  const auto line = [&](const std::string& label, const Fraction& fraction) {
    page.line(fmt::format("{:<18}{}", label, exact(fraction)));
  };
  line("win", outcome.win());
  line("tie", outcome.tie());
  for (int others = 1; others < situation.players; ++others) {
    if (outcome.tie_with(others).num == 0) continue;
    line(fmt::format("  with {}", counted(static_cast<std::size_t>(others), "other")),
         outcome.tie_with(others));
  }
  line("lose", outcome.loss());
  if (outcome.replayed > 0) line("replayed", outcome.replay());
  line("share of the pot", outcome.equity());
  page.line(fmt::format("{:<18}{:>10}  {}", "payment", stakes(outcome.expected_payment()),
                        outcome.expected_payment().text()));
  page.line(fmt::format("{:<18}{:>10.3f}  {}", "multiplier", outcome.expected_multiplier().value(),
                        outcome.expected_multiplier().text()));
  return page.take();
}

}  // namespace hanaproof::reports
