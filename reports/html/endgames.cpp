// Plots of how the deals of a small deck come out when every card is known.
#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "reports/html/parts.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

constexpr int kWidth = 640;
constexpr int kHeight = 160;
constexpr int kBelow = 22;  // room for the numbers under the bars

// One bar for each value, as high as it has deals.
std::string plot(const EndgameTable& table, const std::string& described) {
  std::uint64_t most = 1;
  for (const auto& [value, deals] : table.values) most = std::max(most, deals);
  const int least = table.values.begin()->first;
  const int span = table.values.rbegin()->first - least + 1;
  const double step = static_cast<double>(kWidth) / span;
  const auto middle = [&](int value) { return (value - least + 0.5) * step; };
  std::string text =
      fmt::format("<svg class=\"plot\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
                  kWidth, kHeight + kBelow, escape_html(described));
  for (const auto& [value, deals] : table.values) {
    const double height =
        std::max(1.0, kHeight * static_cast<double>(deals) / static_cast<double>(most));
    text += fmt::format(
        "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\">"
        "<title>{:+}: {} deals</title></rect>\n",
        value > 0   ? "ahead"
        : value < 0 ? "behind"
                    : "even",
        middle(value) - 0.4 * step, kHeight - height, 0.8 * step, height, value, deals);
  }
  text += fmt::format("<path class=\"axis\" d=\"M0 {0}H{1}\"/>\n", kHeight, kWidth);
  for (const int value : {least, 0, least + span - 1}) {
    if (value < least || value >= least + span) continue;
    const char* anchor = value == least ? "start" : value == 0 ? "middle" : "end";
    const double x = value == least ? 0 : value == 0 ? middle(0) : kWidth;
    text += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", x,
                        kHeight + kBelow - 6, anchor,
                        value == 0 ? std::string("0") : fmt::format("{:+}", value));
  }
  return text + "</svg>\n";
}

std::string outcome_of(const EndgameTable& table, const EndgameSummary& summary) {
  std::string text = fmt::format(
      "who begins comes out ahead in {}, even in {}, behind in {} of {} deals; mean {:+.3f}",
      share_text(table, summary.won), share_text(table, summary.even),
      share_text(table, summary.lost), looked_at_text(table),
      static_cast<double>(summary.sum) / static_cast<double>(summary.deals));
  const FirstCalls& calls = table.first_calls;
  if (calls == FirstCalls()) return text;
  return text + fmt::format(
                    ". At the first call of best play koi-koi alone is right in {}, to stop alone "
                    "in {}, either in {}",
                    share_text(table, calls.koi_koi), share_text(table, calls.stop),
                    share_text(table, calls.either));
}

std::string group_html(const EndgameTable& table, const std::vector<std::string>& editions,
                       const Options& options) {
  const std::string outcome = outcome_of(table, summarise(table));
  const std::string recorded =
      table.recorded.empty() ? "" : fmt::format(" A recorded run: {}.", html_code(table.recorded));
  return fmt::format(
      "<figure>\n<figcaption>{}<br>{}. <span class=\"quiet\">Deck {}; hands of {}, field of {}, "
      "stock of {}.{} <a href=\"{}\">Numbers</a></span></figcaption>\n{}</figure>\n",
      editions_html(editions, options), outcome, html_code(table.deck), table.hand, table.field,
      table.stock, recorded, escape_html(endgame_path(table)), plot(table, outcome));
}

}  // namespace

std::string endgames_html(const Options& options) {
  const auto alike = [](const EndgameTable& a, const EndgameTable& b) {
    return std::tie(a.deck, a.hand, a.field, a.stock, a.values, a.first_calls, a.recorded) ==
           std::tie(b.deck, b.hand, b.field, b.stock, b.values, b.first_calls, b.recorded);
  };
  const auto part = [&](const auto& group) {
    return group_html(*group.first, group.second, options);
  };
  return section_html("endgames", joined(grouped(options.endgames, alike), part));
}

}  // namespace hanaproof::reports
