#include "solvers/playouts/playouts.h"

#include <algorithm>
#include <stdexcept>

#include "solvers/parallel/executor.h"
#include "solvers/playouts/families.h"

namespace hanaproof::playouts {

namespace {

// Rounds that share their dice: what a piece is must not hang on the number of threads.
constexpr std::uint64_t kPiece = 1024;

MakePlayer players_of(const rulebook::Ruleset& rules) {
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return betting_players(rules);
    case rulebook::Family::hachi:
      return hachi_players(rules);
    default:
      return capturing_players(rules);
  }
}

}  // namespace

Ends play(const rulebook::Ruleset& rules, std::uint64_t rounds, std::uint64_t seed, int threads) {
  const MakePlayer make = players_of(rules);
  const auto seats = static_cast<std::uint64_t>(rules.scope().players);
  if (rounds > std::vector<std::int32_t>().max_size() / seats)
    throw std::length_error("more rounds than memory can hold");
  Ends ends{std::vector<std::int32_t>(rounds * seats), std::vector<std::int32_t>(rounds * seats)};
  const auto end_of = [&](std::uint64_t round) {
    return RoundEnd{std::span(ends.payments).subspan(round * seats, seats),
                    std::span(ends.results).subspan(round * seats, seats)};
  };
  const std::uint64_t pieces = (rounds + kPiece - 1) / kPiece;
  parallel::for_each_index(pieces, threads, [&](std::size_t piece) {
    const PlayRound play_round = make();
    cards::Dice dice(cards::Dice(seed ^ cards::Dice(piece).next()).next());
    const std::uint64_t end = std::min(rounds, (piece + 1) * kPiece);
    for (std::uint64_t round = piece * kPiece; round < end; ++round)
      play_round(dice, static_cast<int>(round % seats), end_of(round));
  });
  return ends;
}

}  // namespace hanaproof::playouts
