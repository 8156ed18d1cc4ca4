#include "checker/measures/graph/explore.h"

#include <string>
#include <unordered_map>

#include <fmt/format.h>

#include "model/games/position.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::checker {

using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

std::string label(const Position& position) {
  std::string text;
  if (position.phase == Phase::over) {
    text = position.stopped ? fmt::format("over, {} stopped", *position.stopped) : "over";
  } else {
    text = fmt::format("{}: {}", position.turn, name(position.phase));
    if (position.drawn) text += fmt::format(" {}", position.drawn->code());
  }
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    text += fmt::format("\n{} has {}", seat, position.hands[seat].codes());
    if (!position.captured[seat].empty()) {
      text += fmt::format(" | {}", position.captured[seat].codes());
    }
  }
  return text + fmt::format("\nfield {}", position.field.codes());
}

}  // namespace

StateGraph explore(const spec::Rules& rules, const Position& dealt, Reach reach, std::size_t most) {
  StateGraph states;
  std::unordered_map<std::string, graph::Vertex> known;
  const auto arrive = [&](Position position) {
    const auto [found, is_new] = known.try_emplace(games::key(position), states.positions.size());
    if (is_new) {
      if (states.positions.size() == most) {
        throw TooManyPositions(fmt::format("more than {} positions follow upon the deal", most));
      }
      states.positions.push_back(std::move(position));
    }
    return found->second;
  };
  rules.forget();
  arrive(spec::open(rules, dealt));
  for (graph::Vertex at = 0; at < states.positions.size(); ++at) {
    spec::score(rules, states.positions[at]);
    if (reach == Reach::played_out) {
      for (const Move& move : spec::legal_moves(rules, states.positions[at])) {
        const graph::Vertex to = arrive(spec::play(rules, states.positions[at], move));
        states.graph.edges.push_back({at, to});
        states.moves.push_back(move);
      }
    }
    states.asked.push_back(rules.consulted_bits());
    rules.forget();
  }
  states.graph.vertices = states.positions.size();
  return states;
}

graph::Labels labels(const StateGraph& states) {
  graph::Labels labels;
  for (const Position& position : states.positions) labels.vertices.push_back(label(position));
  for (const Move& move : states.moves) labels.edges.push_back(move.text());
  return labels;
}

}  // namespace hanaproof::checker
