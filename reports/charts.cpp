#include "reports/charts.h"

#include <fmt/format.h>

#include "reports/impact_text.h"
#include "solvers/statistics/intervals.h"

namespace hanaproof::reports {

EndgameSummary summarise(const EndgameTable& table) {
  EndgameSummary summary;
  for (const auto& [value, deals] : table.values) {
    summary.deals += deals;
    (value > 0 ? summary.won : value < 0 ? summary.lost : summary.even) += deals;
    summary.sum += value * static_cast<std::int64_t>(deals);
  }
  return summary;
}

std::string share_text(const EndgameTable& table, std::uint64_t deals) {
  const auto hits = static_cast<double>(deals);
  const auto looked = static_cast<double>(summarise(table).deals);
  const double share = 100 * hits / looked;
  if (looked >= static_cast<double>(table.all)) return fmt::format("{:.1f} %", share);
  const auto interval = statistics::interval_of_share(hits, looked);
  return fmt::format("{:.2f} ± {:.2f} %", share, 50 * (interval.high - interval.low));
}

std::string looked_at_text(const EndgameTable& table) {
  const std::uint64_t looked = summarise(table).deals;
  std::string text = thousands(std::to_string(looked));
  if (looked >= table.all) return text;
  return fmt::format("{} of {}", text, thousands(std::to_string(table.all)));
}

std::string to_csv(const EndgameTable& table) {
  std::string text = "value_for_first_player,deals\n";
  for (const auto& [value, deals] : table.values) text += fmt::format("{},{}\n", value, deals);
  return text;
}

std::string to_csv(const HandChart& table) {
  std::string text = "what,which,hands,all\n";
  for (const HandChart::Combo& combo : table.combos) {
    text += fmt::format("combo,{},{},{}\n", combo.id, combo.hands, table.hands);
  }
  for (const auto& [kan, hands] : table.kan) {
    text += fmt::format("kan,{},{},{}\n", kan, hands, table.hands);
  }
  return text;
}

}  // namespace hanaproof::reports
