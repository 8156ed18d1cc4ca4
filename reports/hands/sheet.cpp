#include "reports/hands/sheet.h"

#include <fmt/format.h>

namespace hanaproof::reports {

std::string_view name(hands::Combo::Type type) {
  return type == hands::Combo::Type::dreg ? "dreg" : "suit";
}

std::string id_of(const HandSheet& sheet, const std::optional<std::size_t>& combo) {
  return combo ? sheet.rules.combos[*combo].id : "-";
}

std::string kan_text(const HandSheet& sheet, std::size_t combo) {
  const auto& worths = sheet.summary.worths[combo];
  if (worths.empty()) return fmt::format("{}", sheet.rules.combos[combo].kan);
  const int least = worths.begin()->first;
  const int most = worths.rbegin()->first;
  return least == most ? fmt::format("{}", least) : fmt::format("{} to {}", least, most);
}

HandSheet HandSheet::of(int players, const hands::Reading& reading, const hands::Tally& tally) {
  HandSheet sheet;
  sheet.players = players;
  sheet.chosen = reading.chosen;
  sheet.rules = reading.rules;
  sheet.summary = hands::summarise(reading.rules, tally);
  sheet.overlaps = hands::overlaps(reading.rules, tally);
  sheet.uses = hands::uses(reading.rules, tally);
  return sheet;
}

HandChart hand_chart(const std::string& edition, const HandSheet& sheet) {
  HandChart table{edition, sheet.rules.cards, sheet.summary.hands, {}, sheet.summary.kan};
  for (std::size_t i = 0; i < sheet.rules.combos.size(); ++i) {
    const hands::Combo& combo = sheet.rules.combos[i];
    table.combos.push_back(
        {combo.id, std::string(name(combo.type)), kan_text(sheet, i), sheet.summary.made[i]});
  }
  return table;
}

}  // namespace hanaproof::reports
