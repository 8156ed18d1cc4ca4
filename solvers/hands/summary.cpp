#include "solvers/hands/summary.h"

#include <algorithm>

namespace hanaproof::hands {

std::uint64_t Summary::total_kan() const {
  std::uint64_t total = 0;
  for (const auto& [each, number] : kan) total += static_cast<std::uint64_t>(each) * number;
  return total;
}

Summary summarise(const HandRules& rules, const Tally& tally) {
  const std::size_t combos = rules.combos.size();
  Summary summary;
  summary.hands = tally.hands;
  summary.made.resize(combos);
  summary.worths.resize(combos);
  for (std::size_t i = 0; i < combos; ++i) {
    for (std::size_t j = i + 1; j < combos; ++j) summary.pairs.push_back({i, j});
  }
  std::map<std::pair<std::optional<std::size_t>, std::optional<std::size_t>>, std::uint64_t>
      best_of;
  for (const Class& one : tally.classes) {
    for (std::size_t i = 0; i < combos; ++i) {
      if (one.made[i] == kNotMade) continue;
      summary.made[i] += one.hands;
      summary.worths[i][one.made[i]] += one.hands;
    }
    for (Pair& pair : summary.pairs) {
      if (one.made[pair.first] == kNotMade || one.made[pair.second] == kNotMade) continue;
      pair.hands += one.hands;
    }
    const auto dreg = best(rules, one.made, Combo::Type::dreg);
    const auto suit = best(rules, one.made, Combo::Type::suit);
    best_of[{dreg, suit}] += one.hands;
    summary.kan[kan(rules, one.made)] += one.hands;
    if (!dreg && !suit) summary.without += one.hands;
  }
  for (const auto& [pair, hands] : best_of) {
    summary.best.push_back({pair.first, pair.second, hands});
  }
  return summary;
}

}  // namespace hanaproof::hands
