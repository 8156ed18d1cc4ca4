#include "tests/solvers/endgame/brute_force.h"

#include <algorithm>

#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::endgame::testing {

using notation::Phase;
using notation::Position;

namespace {

bool with_the_first(const Position& position, int seat) {
  return position.teams[static_cast<std::size_t>(seat)] == position.teams[0];
}
bool first_side(const Position& position) { return with_the_first(position, position.turn); }

int value_of_end(const spec::Rules& rules, const Position& position) {
  const spec::Score score = spec::score(rules, position);
  if (counts_cards(rules)) return score.result[0] - score.result[1];
  int paid = 0;
  for (int seat = 0; seat < position.players; ++seat) {
    if (with_the_first(position, seat)) paid += score.payment[static_cast<std::size_t>(seat)];
  }
  return paid;
}

// Nothing when the budget is used up.
std::optional<int> value(const spec::Rules& rules, const Position& position, long& budget) {
  if (--budget < 0) return std::nullopt;
  if (position.phase == Phase::over) return value_of_end(rules, position);
  std::optional<int> best;
  for (const notation::Move& move : spec::legal_moves(rules, position)) {
    const auto found = value(rules, spec::play(rules, position, move), budget);
    if (!found) return std::nullopt;
    const bool better = !best || (first_side(position) ? *found > *best : *found < *best);
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
  exact.value = first_side(position) ? *std::max_element(exact.values.begin(), exact.values.end())
                                     : *std::min_element(exact.values.begin(), exact.values.end());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (exact.values[i] == exact.value) exact.best.push_back(moves[i]);
  }
  return exact;
}

}  // namespace hanaproof::endgame::testing
