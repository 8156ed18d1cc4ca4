#include "checker/audit/climb.h"

#include <stdexcept>
#include <type_traits>

#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "solvers/border/border.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/score.h"

namespace hanaproof::audit {

using cards::Card;
using notation::Position;

namespace {

Position empty_table(const spec::Rules& rules) {
  Position position = Position::empty(rules.ruleset().edition().id, rules.players());
  position.rules = rules.ruleset().changes();
  position.teams = spec::teams(rules);
  return position;
}

// The deck laid out: hands, field, stock.
Position laid_out(const spec::Rules& rules, Position position, const Plan& plan) {
  auto next = plan.deck.begin();
  for (auto& hand : position.hands) {
    for (int i = 0; i < rules.hand_size.number(); ++i) hand.insert(Card::at(*next++));
  }
  for (int i = 0; i < rules.field_size.number(); ++i) position.field.insert(Card::at(*next++));
  for (; next != plan.deck.end(); ++next) position.stock.push_back(Card::at(*next));
  return position;
}

// Plays the plan; hands each move to `tell`. Returns how many there were.
template <class Tell>
int play(const engine::Tables& tables, const Position& deal, const Plan& plan, const Tell& tell) {
  return engine::with_game(tables, border::stock_of(deal), [&](const auto& game) {
    constexpr int kPlayers = std::decay_t<decltype(game)>::kPlayers;
    auto state = border::to_engine<kPlayers>(tables, deal);
    engine::open(tables, state);
    engine::MoveList list;
    int plies = 0;
    while (state.phase != engine::Phase::over) {
      game.moves(state, list);
      // To go on stands first where it may be said.
      const std::size_t place =
          state.phase == engine::Phase::call ? 0 : plan.choose(plies, list.size());
      const engine::Move move = list[place];
      tell(move);
      game.play(state, move);
      ++plies;
    }
    return plies;
  });
}

}  // namespace

std::optional<Round> climb(const spec::Rules& rules, int attempts, const Goal& goal) {
  const engine::Tables tables(rules.ruleset());
  const Position table = empty_table(rules);
  const auto plan = anneal(attempts, goal, [&](const Plan& one) {
    return play(tables, laid_out(rules, table, one), one, [](engine::Move) {});
  });
  if (!plan) return std::nullopt;
  const Position deal = laid_out(rules, table, *plan);
  Round round;
  round.deal = spec::open(rules, deal);
  Position at = round.deal;
  round.plies = play(tables, deal, *plan, [&](engine::Move move) {
    round.line.push_back(border::to_notation(move));
    at = spec::play(rules, at, round.line.back());
  });
  if (at.phase != notation::Phase::over) {
    throw std::logic_error("a long round ends for the engine and goes on for the specification");
  }
  return round;
}

}  // namespace hanaproof::audit
