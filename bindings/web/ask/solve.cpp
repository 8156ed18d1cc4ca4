#include <algorithm>
#include <stdexcept>

#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/seats.h"
#include "model/notation/validate.h"
#include "solvers/endgame/solver.h"

namespace hanaproof::web {

namespace {

// As many cards in a hand as are solved in a few seconds in a browser.
constexpr int kMostCards = 5;
constexpr int kLog2Entries = 17;

int cards_in_hand(const notation::Position& position) {
  int most = 0;
  for (const cards::CardSet hand : position.hands) most = std::max(most, hand.size());
  return most;
}

Json texts(const std::vector<notation::Move>& moves) {
  return list(moves, [](const notation::Move& move) { return move.text(); });
}

}  // namespace

Json solve(const Request& request) {
  const rulebook::Ruleset rules = request.house();
  if (rulebook::family_of(rules.edition().game) != rulebook::Family::capturing ||
      !endgame::has_two_sides(rules)) {
    throw std::invalid_argument(
        "\"edition\": expected a capturing game of two players or two teams");
  }
  notation::Position position = table_of(request.at("position"), rules.edition().id);
  position.rules = rules.changes();
  notation::validate(position, rules);
  const int limit = request.number("limit", kMostCards, 1, 8);
  if (cards_in_hand(position) > limit)
    return {{"too_large", cards_in_hand(position)}, {"limit", limit}};
  endgame::Solver solver(rules, {.log2_entries = kLog2Entries, .every_move = true, .line = true});
  const endgame::Solution solution = solver.solve(position);
  return {{"value", solution.value},
          {"best", texts(solution.best)},
          {"moves", list(solution.moves,
                         [](const endgame::ScoredMove& each) -> Json {
                           return {{"move", each.move.text()}, {"value", each.value}};
                         })},
          {"line", texts(solution.line)},
          {"nodes", solution.nodes}};
}

}  // namespace hanaproof::web
