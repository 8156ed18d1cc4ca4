#include "tests/solvers/endgame/brute_force.h"

#include <algorithm>

#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::endgame::testing {

using notation::Phase;
using notation::Position;

namespace {

// Nothing when the budget is used up.
std::optional<int> value(const spec::Rules& rules, const Position& position, long& budget) {
  if (--budget < 0) return std::nullopt;
  if (position.phase == Phase::over) {
    const spec::Score score = spec::score(rules, position);
    return counts_cards(rules) ? score.result[0] - score.result[1] : score.payment[0];
  }
  std::optional<int> best;
  for (const notation::Move& move : spec::legal_moves(rules, position)) {
    const auto found = value(rules, spec::play(rules, position, move), budget);
    if (!found) return std::nullopt;
    const bool better = !best || (position.turn == 0 ? *found > *best : *found < *best);
    if (better) best = found;
  }
  return best;
}

}  // namespace

std::optional<Exact> brute_force(const spec::Rules& rules, const Position& position, long most) {
  Exact exact;
  const auto moves = spec::legal_moves(rules, position);
  if (moves.empty()) {
    const auto found = value(rules, position, most);
    if (!found) return std::nullopt;
    exact.value = *found;
    return exact;
  }
  for (const notation::Move& move : moves) {
    const auto found = value(rules, spec::play(rules, position, move), most);
    if (!found) return std::nullopt;
    exact.values.push_back(*found);
  }
  exact.value = position.turn == 0 ? *std::max_element(exact.values.begin(), exact.values.end())
                                   : *std::min_element(exact.values.begin(), exact.values.end());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (exact.values[i] == exact.value) exact.best.push_back(moves[i]);
  }
  return exact;
}

}  // namespace hanaproof::endgame::testing
