#include "cli/hand_charts.h"

#include <fmt/format.h>

#include "cli/table.h"
#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"

namespace hanaproof::cli {

hands::Tally tally_hands(const hands::HandRules& rules) {
  const hands::Tally tally = hands::enumerate_hands(rules);
  const std::string difference = hands::difference(rules, tally, hands::count_hands(rules));
  if (!difference.empty()) throw HandsDisagree("two ways to count hands differ: " + difference);
  return tally;
}

std::vector<reports::HandChart> hand_charts(const std::vector<const rulebook::Edition*>& editions) {
  std::vector<reports::HandChart> charts;
  for (const rulebook::Edition* edition : editions) {
    if (rulebook::family_of(edition->game) != rulebook::Family::hachi) continue;
    const rulebook::Ruleset rules(*edition, {players_of(*edition, {}), {}});
    const auto readings = hands::readings(rules);
    if (readings.empty()) continue;
    const auto& plain = readings.front();
    try {
      charts.push_back(reports::hand_chart(
          edition->id,
          reports::HandSheet::of(rules.scope().players, plain, tally_hands(plain.rules))));
    } catch (const hands::TooMany& error) {
      fmt::print(stderr, "{}: no chart of hands: {}\n", edition->id, error.what());
    }
  }
  return charts;
}

}  // namespace hanaproof::cli
