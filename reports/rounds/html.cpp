#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include <fmt/format.h>

#include "reports/document/html.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/rounds/parts.h"

namespace hanaproof::reports {

using odds_of_rounds::Decision;
using odds_of_rounds::Odds;
using odds_of_rounds::Share;
using odds_of_rounds::Situation;

namespace {

template <class... Words>
std::string rounds_part(std::string_view name, const Words&... words) {
  return filled_part(embedded_rounds_html(), name, words...);
}

// One bar of all rounds, in pieces.
std::string ends_bar(const Odds& odds) {
  std::string pieces;
  const auto add = [&](const std::string& what, std::string_view style, const Share& share) {
    if (share.hits == 0) return;
    pieces += rounds_part("piece", style, 100 * share.value(), escape_html(what));
  };
  for (std::size_t place = 0; place < odds.won.size(); ++place) {
    add(seat_name(place, odds.won.size()) + " wins", place % 2 == 0 ? "first" : "second",
        odds.won[place]);
  }
  add("several win", "shared", odds.shared);
  add("nobody wins", "nobody", nobody_wins(odds));
  return rounds_part("ends", pieces);
}

// The decisions that came up often enough, by points and cards.
class Grid {
 public:
  explicit Grid(const Odds& odds) {
    for (const auto& [situation, decision] : odds.decisions) {
      if (decision.gain.groups() < kFewestRounds) continue;
      told_.emplace(situation, &decision);
      points_.insert(situation.points);
      cards_.insert(situation.cards);
      most_ = std::max(most_, std::abs(decision.gain.mean()));
    }
  }

  bool empty() const { return told_.empty(); }

  // A row for each number of points; the round goes on from left to right.
  std::string html() const {
    std::string heads;
    for (const int cards : cards_) {
      heads += fmt::format("<th scope=\"col\">{}</th>", cards);
    }
    std::string rows;
    for (const int points : points_) {
      std::string cells;
      for (const int cards : cards_) {
        const auto found = told_.find({points, cards});
        cells += found == told_.end() ? "<td></td>" : cell(found->first, *found->second);
      }
      rows += rounds_part("row", points, cells);
    }
    return rounds_part("grid", cards_.size(), heads, rows);
  }

 private:
  std::string cell(const Situation& situation, const Decision& decision) const {
    const double gain = decision.gain.mean();
    const auto interval = decision.gain.interval();
    const bool open = !interval || (interval->low <= 0 && 0 <= interval->high);
    return rounds_part("cell",
                       open       ? "open"
                       : gain > 0 ? "go-on"
                                  : "stop",
                       50 * std::abs(gain) / most_, situation.points, situation.cards,
                       decision.gain.groups(), decision.stop.mean(), decision.go_on.mean(),
                       interval ? interval->low : gain, interval ? interval->high : gain,
                       100 * decision.ahead.value(), 100 * decision.behind.value(), gain);
  }

  std::map<Situation, const Decision*> told_;
  std::set<int> points_;
  std::set<int, std::greater<>> cards_;
  double most_ = 0;
};

std::string sheet_html(const RoundReport& report, const RoundSheet& sheet) {
  std::string text =
      rounds_part("sheet", escape_html(report.edition), escape_html(sheet.scope.text()),
                  escape_html(how_played(sheet)), escape_html(exact_text(sheet)));
  text += "<h3>Who wins</h3>\n" + ends_bar(sheet.odds) + to_html(ends_table(sheet));
  const Grid grid(sheet.odds);
  if (!grid.empty()) {
    text += rounds_part("decisions", escape_html(decisions_text(sheet)), grid.html(),
                        to_html(decisions_table(sheet)));
  }
  if (!sheet.odds.yaku.empty()) {
    text += "<h3>Which yaku, by when</h3>\n" + to_html(yaku_table(sheet), "by-turn");
  }
  return text;
}

}  // namespace

std::string to_html(const std::vector<RoundReport>& reports) {
  const auto report_html = [](const RoundReport& report) {
    return fmt::format("<h2>{}</h2>\n", escape_html(report.title)) +
           joined(report.sheets, [&](const auto& sheet) { return sheet_html(report, sheet); });
  };
  return page_of("Odds of rounds", joined(reports, report_html), embedded_rounds_css(),
                 embedded_rounds_js());
}

}  // namespace hanaproof::reports
