#include "reports/charts.h"

#include <fmt/format.h>

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
