// Charts of how often the combos of a hand are made, and of what hands are worth.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "reports/html/parts.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

constexpr int kHandsWidth = 640;
constexpr int kRow = 20;
constexpr int kLabels = 230;   // left of the bars
constexpr int kNumbers = 110;  // right of the longest one
constexpr int kHandBars = kHandsWidth - kLabels - kNumbers;

struct HandBar {
  std::string label;
  std::string style;
  std::uint64_t hands = 0;
};

std::string one_in(std::uint64_t part, std::uint64_t all) {
  if (part == 0) return "never";
  const double ratio = static_cast<double>(all) / static_cast<double>(part);
  if (ratio < 10) return fmt::format("{:.2f} %", 100 / ratio);
  return fmt::format("1 in {}", thousands(fmt::format("{:.0f}", ratio)));
}

// Each step to the right is as many times more hands: one hand has no length, all have the whole.
std::string chart(const std::vector<HandBar>& bars, std::uint64_t all,
                  const std::string& described) {
  const int height = kRow * static_cast<int>(bars.size());
  std::string text =
      fmt::format("<svg class=\"plot\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
                  kHandsWidth, height, escape_html(described));
  int y = 0;
  for (const HandBar& bar : bars) {
    const double length = bar.hands == 0 ? 0
                                         : kHandBars * std::log1p(static_cast<double>(bar.hands)) /
                                               std::log1p(static_cast<double>(all));
    text += filled("hand-bar", kLabels - 8, y + kRow - 6, escape_html(bar.label), bar.style,
                   kLabels, y + 2, length, kRow - 4, escape_html(bar.label), bar.hands,
                   kLabels + length + 6, y + kRow - 6, one_in(bar.hands, all));
    y += kRow;
  }
  return text + "</svg>\n";
}

std::string table_html(const HandChart& table, const Options& options) {
  std::vector<HandBar> combos;
  for (const HandChart::Combo& combo : table.combos) {
    combos.push_back({fmt::format("{} ({} kan)", combo.id, combo.kan),
                      combo.type == "dreg" ? "ahead" : "behind", combo.hands});
  }
  std::vector<HandBar> worths;
  for (const auto& [kan, hands] : table.kan) {
    worths.push_back({fmt::format("{} kan", kan), "even", hands});
  }
  return filled("hand-charts", editions_html({table.edition}, options),
                thousands(fmt::format("{}", table.hands)), table.cards,
                escape_html(hands_path(table)),
                chart(combos, table.hands, "how often each combo is made"),
                chart(worths, table.hands, "how often hands are worth so many kan"));
}

}  // namespace

std::string hands_html(const Options& options) {
  const auto part = [&](const HandChart& table) { return table_html(table, options); };
  return section_html("hands", joined(options.hands, part));
}

}  // namespace hanaproof::reports
