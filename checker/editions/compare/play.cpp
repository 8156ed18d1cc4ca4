#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/profiles.h"
#include "model/spec/deal.h"
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
  Witness witness{.situation = Situation::decision, .position = position};
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
    if (auto witness = differing_decision(a->asked(), b->asked(), *hit.playout, hit.ply)) {
      return found(std::move(*witness), tried, "decisions");
    }
  }
  long long rounds = 0;
  for (const Corpus::Hit& hit : corpus.rounds(pair.topic.id, kComparedRounds)) {
    ++rounds;
    const Playout& playout = *hit.playout;
    Witness witness{.situation = Situation::round, .position = playout.deal, .line = playout.line};
    if (enact(*a, witness) == enact(*b, witness)) continue;
    witness.deal = playout.deal;
    return found(std::move(witness), rounds, "whole rounds");
  }
  return Comparison::none(
      tried + rounds > 0 ? Agreement::State::tried : Agreement::State::not_compared,
      fmt::format("{} decisions and {} rounds in which the question was asked", tried, rounds));
}

namespace {

// Ends of matches that tell ways to win apart, per seat: points, rounds won.
const std::vector<std::pair<int, int>> kStandings = {{6, 1}, {5, 2}, {6, 2}};

std::optional<Witness> differing_standing(const spec::Game& a, const spec::Game& b) {
  for (const auto& first : kStandings) {
    for (const auto& second : kStandings) {
      const std::vector<int> none(static_cast<std::size_t>(a.rules().scope().players), 0);
      Witness witness{.situation = Situation::match, .totals = none, .won = none};
      witness.totals[0] = first.first;
      witness.won[0] = first.second;
      witness.totals[1] = second.first;
      witness.won[1] = second.second;
      if (enact(a, witness) != enact(b, witness)) return witness;
    }
  }
  return std::nullopt;
}

}  // namespace

Comparison compare_matches(const Pair& pair, const Corpus& corpus) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  std::optional<Witness> found;
  long long tried = 0;
  const auto try_round = [&](const Position& over) {
    ++tried;
    Witness witness{.situation = Situation::match, .position = over};
    if (enact(*a, witness) != enact(*b, witness)) found = std::move(witness);
    return !found;
  };
  for (const Corpus::Hit& hit : corpus.rounds(pair.topic.id, kComparedRounds)) {
    if (try_round(hit.playout->positions.back())) continue;
    found->deal = hit.playout->deal;
    found->line = hit.playout->line;
    break;
  }
  // Deals that are over before play.
  if (!found) {
    for_each_deal(pair.a.scope().players, a->asked().deal_hand_size.number(),
                  a->asked().deal_field_size.number(), [&](Position dealt) {
                    dealt.edition = pair.a.edition().id;
                    const Position opened = spec::open(a->asked(), dealt);
                    return opened.phase != notation::Phase::over || try_round(opened);
                  });
  }
  if (!found) {
    tried += static_cast<long long>(kStandings.size() * kStandings.size());
    found = differing_standing(*a, *b);
  }
  if (!found) {
    return Comparison::none(Agreement::State::tried,
                            fmt::format("{} ends of rounds and of matches", tried));
  }
  return Comparison::found(
      std::move(*found), Method::lockstep,
      "Both rules applied to rounds that are over and to ends of matches, the shortest first.",
      tried);
}

}  // namespace hanaproof::checker
