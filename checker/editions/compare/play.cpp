#include <array>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/profiles.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"

namespace hanaproof::checker {

using notation::Position;

namespace {

constexpr std::size_t kDecisions = 60;

// What the players see of a position: everything but bookkeeping.
bool looks_the_same(const games::State& one, const games::State& other) {
  const auto& a = std::get<Position>(one.position());
  const auto& b = std::get<Position>(other.position());
  return a.hands == b.hands && a.field == b.field && a.stock == b.stock &&
         a.captured == b.captured && a.turn == b.turn && a.phase == b.phase && a.drawn == b.drawn &&
         a.stopped == b.stopped;
}

// A decision of a round, in lockstep: what is legal, and where each legal move leads.
std::optional<Witness> differing_decision(const spec::Game& a, const spec::Game& b,
                                          const Playout& playout, std::size_t ply) {
  Witness witness{
      .situation = Situation::decision, .position = playout.positions[ply], .deal = playout.deal};
  witness.line.assign(playout.line.begin(),
                      playout.line.begin() + static_cast<std::ptrdiff_t>(ply));
  const auto one = a.at(*witness.position);
  const auto other = b.at(*witness.position);
  const auto legal = one->moves();
  if (legal != other->moves()) return witness;
  for (const notation::Move& move : legal) {
    if (looks_the_same(*one->after(move), *other->after(move))) continue;
    witness.move = move;
    return witness;
  }
  return std::nullopt;
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
    if (auto witness = differing_decision(*a, *b, *hit.playout, hit.ply)) {
      return found(std::move(*witness), tried, "decisions");
    }
  }
  long long rounds = 0;
  for (const Corpus::Hit& hit : corpus.rounds(pair.topic.id, kComparedRounds)) {
    ++rounds;
    const Playout& playout = *hit.playout;
    Witness witness{.situation = Situation::round,
                    .position = playout.deal,
                    .deal = playout.deal,
                    .line = playout.line};
    if (enact(*a, witness) == enact(*b, witness)) continue;
    return found(std::move(witness), rounds, "whole rounds");
  }
  return Comparison::none(
      tried + rounds > 0 ? Agreement::State::tried : Agreement::State::not_compared,
      fmt::format("{} decisions and {} rounds in which the question was asked", tried, rounds));
}

namespace {

// What a seat has at the end of a match.
struct Standing {
  int points = 0;
  int won = 0;  // rounds
};

// Ends of matches that tell ways to win apart, of the first two seats. Where cards count, two
// players share the worth of all of them in each round.
std::vector<std::pair<Standing, Standing>> standings(const spec::CapturingGame& game) {
  constexpr std::array kStandings = {Standing{6, 1}, Standing{5, 2}, Standing{6, 2}};
  std::vector<std::pair<Standing, Standing>> all;
  const spec::Rules& rules = game.asked();
  if (!spec::counts_cards(rules)) {
    for (const Standing first : kStandings) {
      for (const Standing second : kStandings) all.emplace_back(first, second);
    }
    return all;
  }
  const int round = spec::card_points(rules, cards::CardSet::all());
  const int half = 3 * round / 2;
  return {{{round, 1}, {round, 1}}, {{half, 1}, {half, 2}}, {{half + 5, 1}, {half - 5, 2}}};
}

std::optional<Witness> differing_standing(const spec::CapturingGame& a, const spec::Game& b) {
  const auto players = static_cast<std::size_t>(a.rules().scope().players);
  for (const auto& [first, second] : standings(a)) {
    Witness witness{.situation = Situation::match,
                    .totals = {first.points, second.points},
                    .won = {first.won, second.won}};
    for (auto* seats : {&witness.totals, &witness.won}) seats->resize(players, 0);
    if (enact(a, witness) != enact(b, witness)) return witness;
  }
  return std::nullopt;
}

}  // namespace

Comparison compare_matches(const Pair& pair, const Corpus& corpus) {
  const auto a = spec::capturing_game(pair.a);
  const auto b = spec::capturing_game(pair.b);
  std::optional<Witness> found;
  long long tried = 0;
  const auto agree = [&](Witness witness) {
    ++tried;
    if (enact(*a, witness) != enact(*b, witness)) found = std::move(witness);
    return !found;
  };
  auto hits = corpus.rounds(pair.topic.id, kComparedRounds);
  // What comes of a round after a call is often a question of its own.
  std::ranges::stable_partition(hits, [](const Corpus::Hit& hit) {
    return std::ranges::none_of(hit.playout->line, [](const notation::Move& move) {
      return move.sort == notation::Move::Sort::koi_koi;
    });
  });
  for (const Corpus::Hit& hit : hits) {
    const Playout& playout = *hit.playout;
    if (!agree({.situation = Situation::match,
                .position = playout.positions.back(),
                .deal = playout.deal,
                .line = playout.line})) {
      break;
    }
  }
  // Deals that are over before play.
  if (!found) {
    for_each_deal(pair.a.scope().players, a->asked().deal_hand_size.number(),
                  a->asked().deal_field_size.number(), [&](Position dealt) {
                    dealt.edition = pair.a.edition().id;
                    const Position opened = spec::open(a->asked(), dealt);
                    return opened.phase != notation::Phase::over ||
                           agree({.situation = Situation::match, .position = opened});
                  });
  }
  if (!found) {
    tried += std::ssize(standings(*a));
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
