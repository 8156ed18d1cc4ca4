#include "reports/hand_chart.h"

#include <fmt/format.h>

namespace hanaproof::reports {

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
