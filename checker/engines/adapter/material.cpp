#include "checker/engines/adapter/material.h"

#include <map>
#include <string>

#include <fmt/format.h>

#include "checker/engines/client/successor.h"

namespace hanaproof::adapter {

using games::Move;
using games::Position;

namespace {

constexpr std::uint64_t kRounds = 40;
constexpr std::size_t kKept = 3;  // whole rounds and ends
constexpr int kOfEachKind = 3;    // decisions

// Kinds of decisions are as different as books and notation see them.
std::string kind(const Position& before, const Move& move) {
  const auto* cards = std::get_if<notation::Position>(&before);
  const std::string phase = cards ? std::string(notation::name(cards->phase)) : std::string();
  return fmt::format("{} {} {} {}", phase, static_cast<int>(move.sort), move.takes.empty(),
                     plays_november(before, move));
}

}  // namespace

bool plays_november(const Position& before, const Move& move) {
  constexpr cards::Month kNovember = 11;
  const auto* cards = std::get_if<notation::Position>(&before);
  return cards && cards->phase == notation::Phase::play && move.sort == Move::Sort::card &&
         move.card.month() == kNovember;
}

Material material(const spec::Game& spec, const games::Family& family) {
  Material material;
  std::map<std::string, int> kinds;
  for (std::uint64_t seed = 1; seed <= kRounds; ++seed) {
    const auto playout = family.playout(spec, seed);
    games::Line round{.start = client::whole(spec, playout->deal(nullptr).value()),
                      .laid_out = true};
    auto state = spec.open(round.start);
    for (auto legal = state->moves(); !legal.empty(); legal = state->moves()) {
      const Position before = games::outlined(state->position());
      const Move move = playout->choose(state->position(), legal);
      round.moves.push_back(move);
      state = state->after(move);
      if (++kinds[kind(before, move)] > kOfEachKind) continue;
      material.steps.push_back({before, move, games::is_over(state->position())});
    }
    const bool played = !round.moves.empty();
    if (played && material.ends.size() < kKept) {
      material.ends.push_back(games::outlined(state->position()));
    }
    if (played && material.rounds.size() < kKept) material.rounds.push_back(std::move(round));
  }
  return material;
}

}  // namespace hanaproof::adapter
