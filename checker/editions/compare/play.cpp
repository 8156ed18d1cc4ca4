#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "model/spec/play.h"

namespace hanaproof::checker {

using notation::Position;

namespace {

constexpr std::size_t kDecisions = 60;

// What the players see of a position: everything but bookkeeping.
bool looks_the_same(const Position& a, const Position& b) {
  return a.hands == b.hands && a.field == b.field && a.stock == b.stock &&
         a.captured == b.captured && a.turn == b.turn && a.phase == b.phase && a.drawn == b.drawn &&
         a.stopped == b.stopped;
}

// The decision at a position, in lockstep: what is legal, and where each legal move leads.
std::optional<Witness> differing_decision(const spec::Rules& a, const spec::Rules& b,
                                          const Position& position) {
  Witness witness;
  witness.situation = Situation::decision;
  witness.position = position;
  const auto legal = spec::legal_moves(a, position);
  if (legal != spec::legal_moves(b, position)) return witness;
  for (const notation::Move& move : legal) {
    if (looks_the_same(spec::play(a, position, move), spec::play(b, position, move))) continue;
    witness.move = move;
    return witness;
  }
  return std::nullopt;
}

std::optional<Witness> differing_decision(const spec::Rules& a, const spec::Rules& b,
                                          const Playout& playout, std::size_t ply) {
  auto witness = differing_decision(a, b, playout.positions[ply]);
  if (!witness) return std::nullopt;
  witness->deal = playout.deal;
  witness->line.assign(playout.line.begin(),
                       playout.line.begin() + static_cast<std::ptrdiff_t>(ply));
  return witness;
}

Comparison found(Witness witness, long long situations, const char* what) {
  return Comparison::found(
      std::move(witness), Method::lockstep,
      fmt::format("Both rules executed side by side on {} in which the question was asked.", what),
      situations);
}

}  // namespace

Comparison compare_play(const Pair& pair, const Corpus& corpus) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  long long tried = 0;
  for (const Corpus::Hit& hit : corpus.decisions(pair.topic.id, kDecisions)) {
    ++tried;
    if (auto witness =
            differing_decision(a->asked(), b->asked(), corpus.playouts()[hit.playout], hit.ply)) {
      return found(std::move(*witness), tried, "decisions");
    }
  }
  long long rounds = 0;
  for (const std::size_t index : corpus.rounds(pair.topic.id, kComparedRounds)) {
    ++rounds;
    const Playout& playout = corpus.playouts()[index];
    Witness witness;
    witness.situation = Situation::round;
    witness.position = playout.deal;
    witness.line = playout.line;
    if (enact(*a, witness) == enact(*b, witness)) continue;
    witness.deal = playout.deal;
    return found(std::move(witness), rounds, "whole rounds");
  }
  return Comparison::none(
      tried + rounds > 0 ? Agreement::State::tried : Agreement::State::not_compared,
      fmt::format("{} decisions and {} rounds in which the question was asked", tried, rounds));
}

}  // namespace hanaproof::checker
