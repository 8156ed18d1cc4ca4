#include "hanaproof/solving.h"

#include <optional>

#include <fmt/format.h>

#include "bindings/library/src/guarded.h"
#include "bindings/library/src/held.h"
#include "bindings/library/src/texts.h"
#include "solvers/endgame/solver.h"

namespace hanaproof {

namespace {

endgame::Solver solver_of(const Rules& rules, bool every_move) {
  return endgame::Solver(rules.ruleset(), {.every_move = every_move});
}

}  // namespace

struct Solver::Parts {
  explicit Parts(const Rules& rules) : game(rules), best(solver_of(rules, false)) {}

  Game game;
  endgame::Solver best;
  std::optional<endgame::Solver> every = {};  // made when it is first asked for

  endgame::Solver& of(bool every_move) {
    if (!every_move) return best;
    if (!every) every.emplace(solver_of(game.rules(), true));
    return *every;
  }
};

Solver::Solver(const Rules& rules)
    : parts_(guarded([&] {
        if (rules.family() != "capturing" || !endgame::has_two_sides(rules.ruleset())) {
          throw Error(
              fmt::format("{}, {}: only a capturing game of two players or two teams can be solved",
                          rules.edition(), rules.ruleset().scope().text()));
        }
        return std::make_unique<Parts>(rules);
      })) {}

Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Solution Solver::solve(const State& state, bool every_move) {
  return guarded([&] {
    parts_->game.expect_own(state);
    const auto& position = std::get<notation::Position>(state.held_->position);
    const endgame::Solution solution = parts_->of(every_move).solve(position);
    Solution answer{solution.value, texts(solution.best), {}, texts(solution.line), solution.nodes};
    for (const auto& [move, value] : solution.moves) answer.moves.push_back({move.text(), value});
    return answer;
  });
}

}  // namespace hanaproof
