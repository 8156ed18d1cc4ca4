#include <algorithm>

#include "model/games/family.h"

namespace hanaproof::games {

namespace {

std::uint64_t count(const State& state, int depth) {
  if (depth == 0) return 1;
  const auto moves = state.moves();
  if (depth == 1) return moves.size();
  std::uint64_t nodes = 0;
  for (const Move& move : moves) nodes += count(*state.after(move), depth - 1);
  return nodes;
}

}  // namespace

std::uint64_t Game::perft(const Position& position, int depth) const {
  return count(*at(position), depth);
}

const Tells& Game::tells() const {
  static const Tells everything;
  return everything;
}

std::unique_ptr<State> start(const Game& game, const Line& line) {
  if (!line.laid_out) return game.at(line.start);
  return line.seed ? game.open_dealt(line.start, *line.seed) : game.open(line.start);
}

std::unique_ptr<State> end(const Game& game, const Line& line) {
  auto state = start(game, line);
  for (const Move& move : line.moves) state = state->after(move);
  return state;
}

Followed follow(const Game& game, const Line& line, const VisitMove& visit) {
  Followed now{.end = start(game, line)};
  for (const Move& move : line.moves) {
    const auto legal = now.end->moves();
    if (std::ranges::find(legal, move) == legal.end()) {
      now.illegal = move;
      return now;
    }
    now.before = std::move(now.end);
    now.end = now.before->after(move);
    ++now.made;
    if (visit) visit(*now.before, move, *now.end);
  }
  return now;
}

void for_each_round(const Game& spec, Playout& playout,
                    const std::function<void(const Line& round)>& visit) {
  std::unique_ptr<State> state;
  while (auto deal = playout.deal(state ? &state->position() : nullptr)) {
    Line round{std::move(*deal), true, {}};
    state = start(spec, round);
    for (auto legal = state->moves(); !legal.empty(); legal = state->moves()) {
      playout.others();
      round.moves.push_back(playout.choose(state->position(), legal));
      state = state->after(round.moves.back());
    }
    visit(round);
  }
}

}  // namespace hanaproof::games
