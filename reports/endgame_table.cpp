#include "reports/endgame_table.h"

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

}  // namespace hanaproof::reports
