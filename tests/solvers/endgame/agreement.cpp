#include "tests/solvers/endgame/agreement.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "model/notation/position_json.h"
#include "tests/solvers/endgame/positions.h"

namespace hanaproof::endgame::testing {

using notation::Position;

namespace {

constexpr long kMostPositions = 30'000;

std::string texts(const std::vector<notation::Move>& moves) {
  std::string text;
  for (const auto& move : moves) text.append(" ").append(move.text());
  return text;
}

std::string difference(const Exact& exact, const Solution& solution) {
  if (solution.value != exact.value) {
    return fmt::format("value {}, expected {}", solution.value, exact.value);
  }
  if (solution.best != exact.best) {
    return fmt::format("best{}, expected{}", texts(solution.best), texts(exact.best));
  }
  for (std::size_t i = 0; i < exact.values.size(); ++i) {
    if (i < solution.moves.size() && solution.moves[i].value == exact.values[i]) continue;
    return fmt::format("move {}: expected {}", i, exact.values[i]);
  }
  return {};
}

}  // namespace

Tally compare(const rulebook::Ruleset& ruleset, Solver& solver, int positions, int hand,
              std::uint64_t seed) {
  const spec::Rules rules(ruleset);
  cards::Dice dice(seed);
  Tally tally;
  for (int i = 0; i < positions && tally.disagreement.empty(); ++i) {
    const int size = 1 + dice.roll(hand);
    const Position position =
        i % 2 == 0 ? crowded(rules, size, dice)
                   : late(rules, 1 + dice.roll(2 * hand), seed + static_cast<std::uint64_t>(i));
    const auto exact = brute_force(rules, position, kMostPositions);
    if (!exact) {
      ++tally.too_large;
      continue;
    }
    ++tally.compared;
    if (std::set<int>(exact->values.begin(), exact->values.end()).size() > 1) ++tally.with_a_choice;
    const std::string found = difference(*exact, solver.solve(position));
    if (!found.empty()) tally.disagreement = found + "\n" + notation::to_json(position);
  }
  return tally;
}

}  // namespace hanaproof::endgame::testing
