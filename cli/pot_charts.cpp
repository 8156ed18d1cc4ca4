#include "cli/pot_charts.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/rulebook/topic.h"
#include "solvers/odds/table.h"

namespace hanaproof::cli {

namespace {

reports::PotChart chart_of(const odds::HandTable& hands) {
  const odds::Table table = odds::count_table(hands, 2);
  const auto size = hands.deck().size();
  reports::PotChart chart{{}, hands.deck(), {}, {}};
  chart.shares.assign(size, std::vector<double>(size, 0));
  chart.names.assign(size, std::vector<std::string>(size));
  for (std::size_t i = 0; i < hands.hands().size(); ++i) {
    const odds::Hand& hand = hands.hands()[i];
    const auto a = static_cast<std::size_t>(hand.places[0]);
    const auto b = static_cast<std::size_t>(hand.places[1]);
    chart.shares[a][b] = chart.shares[b][a] = table.hands[i].equity().value();
    chart.names[a][b] = chart.names[b][a] = hand.category;
  }
  return chart;
}

}  // namespace

std::vector<reports::PotChart> pot_charts(const std::vector<const rulebook::Edition*>& editions) {
  std::vector<reports::PotChart> charts;
  for (const rulebook::Edition* edition : editions) {
    if (rulebook::family_of(edition->game) != rulebook::Family::betting) continue;
    if (std::ranges::find(edition->players, 2) == edition->players.end()) continue;
    try {
      const odds::HandTable hands(rulebook::Ruleset(*edition, {2, {}}));
      reports::PotChart chart = chart_of(hands);
      const auto same = std::ranges::find_if(charts, [&](const reports::PotChart& each) {
        return each.deck == chart.deck && each.shares == chart.shares && each.names == chart.names;
      });
      reports::PotChart& shown =
          same == charts.end() ? charts.emplace_back(std::move(chart)) : *same;
      shown.editions.push_back(edition->id);
    } catch (const rulebook::EditionError& error) {
      // Rules may leave the order of hands open.
      fmt::print(stderr, "{}: no chart of the pot: {}\n", edition->id, error.what());
    }
  }
  return charts;
}

}  // namespace hanaproof::cli
