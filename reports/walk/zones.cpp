#include <fmt/format.h>

#include "reports/walk.h"

namespace hanaproof::reports {

using cards::Card;

std::vector<std::pair<Card, Zone>> zones(const checker::Table& table) {
  std::vector<Zone> where(cards::kCards, Zone(1, '-'));
  const auto put = [&](const auto& list, const Zone& zone) {
    for (const Card card : list) where[static_cast<std::size_t>(card.index())] = zone;
  };
  for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
    put(table.hands[seat], fmt::format("h{}", seat));
  }
  for (std::size_t seat = 0; seat < table.captured.size(); ++seat) {
    put(table.captured[seat], fmt::format("c{}", seat));
  }
  put(table.field, Zone(1, 'f'));
  put(table.stock, Zone(1, 's'));
  if (table.drawn) put(std::vector{*table.drawn}, Zone(1, 'd'));
  std::vector<std::pair<Card, Zone>> all;
  for (int i = 0; i < cards::kCards; ++i) {
    all.emplace_back(Card::at(i), where[static_cast<std::size_t>(i)]);
  }
  return all;
}

std::vector<std::pair<Card, Zone>> shifts(const checker::Table& before,
                                          const checker::Table& after) {
  const auto from = zones(before);
  auto to = zones(after);
  std::erase_if(to, [&](const auto& each) {
    return from[static_cast<std::size_t>(each.first.index())] == each;
  });
  return to;
}

}  // namespace hanaproof::reports
