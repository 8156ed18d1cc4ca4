#include "checker/measures/impact/rounds.h"

#include <fmt/format.h>

#include "checker/measures/impact/capturing_side.h"
#include "checker/measures/impact/shares.h"
#include "solvers/endgame/solver.h"

namespace hanaproof::impact {

using rulebook::Ruleset;

namespace {

constexpr int kHandOfEndgame = 2;
constexpr std::uint64_t kTries = 4;  // rounds begun for each endgame wanted

template <int Players>
statistics::Sample simulate(const std::vector<Ruleset>& sides, Policy policy,
                            const Chance& chance) {
  CapturingLockstep<Players> lockstep(sides, chance.seed, policy, chance.deck);
  return statistics::sampled(chance.precision,
                             [&](std::uint64_t number, statistics::Sample& sample) {
                               const Ended ended = lockstep.play(deal<Players>(lockstep, number));
                               sample.add(ended.hit(), ended.difference, ended.parted);
                             });
}

// Plays on until each hand has so many cards and a hand card is to be played; false where the
// round is over before, or the lines part.
bool reach(CapturingLockstep<2>& lockstep, std::uint64_t number, int cards) {
  auto chance = deal<2>(lockstep, number);
  const bool together = lockstep.go_on(chance, [&](const auto& side) {
    return side.state().phase == engine::Phase::play &&
           std::ranges::all_of(side.state().hand,
                               [&](engine::Bits hand) { return engine::count(hand) == cards; });
  });
  return together && !lockstep.sides().front().over();
}

}  // namespace

std::string name(Policy policy) { return policy == Policy::greedy ? "greedy" : "uniform random"; }

checker::Share rounds_in_lockstep(const std::vector<Ruleset>& sides, Policy policy,
                                  const Chance& chance) {
  const int players = sides.front().scope().players;
  return sampled_share(
      with_players(players, [&](auto seats) { return simulate<seats()>(sides, policy, chance); }),
      fmt::format("rounds of {} players", players), name(policy), chance.seed);
}

std::optional<checker::Share> endgames_in_lockstep(const std::vector<Ruleset>& sides,
                                                   std::uint64_t endgames, const Chance& chance) {
  if (sides.front().scope().players != 2) return std::nullopt;
  constexpr int kLog2Entries = 10;
  CapturingLockstep<2> lockstep(sides, chance.seed, Policy::uniform_random, chance.deck);
  std::vector<endgame::Solver> solvers;
  for (const Ruleset& rules : sides) {
    solvers.push_back(taken([&] {
      return endgame::Solver(rules, endgame::Options{kLog2Entries, false, false});
    }));
  }
  statistics::Sample sample;
  for (std::uint64_t number = 0; number < kTries * endgames && sample.rounds < endgames; ++number) {
    if (!reach(lockstep, number, kHandOfEndgame)) continue;
    int least = 0;
    int largest = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const auto& side = lockstep.sides()[i];
      const int value = solvers[i].value(side.stock(), side.state());
      least = i == 0 ? value : std::min(least, value);
      largest = i == 0 ? value : std::max(largest, value);
    }
    sample.add(least != largest, largest - least);
  }
  if (sample.rounds == 0) return std::nullopt;
  return sampled_share(sample,
                       fmt::format("endgames of two players with {} cards in each hand, "
                                   "where the answers have made no difference before",
                                   kHandOfEndgame),
                       "reached at random, then best play with all cards known", chance.seed);
}

}  // namespace hanaproof::impact
