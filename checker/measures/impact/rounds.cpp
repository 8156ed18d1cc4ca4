#include "checker/measures/impact/rounds.h"

#include <fmt/format.h>

#include "checker/measures/impact/lockstep.h"
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
  Lockstep<Players> lockstep(sides, chance);
  return statistics::sampled(chance.precision,
                             [&](std::uint64_t number, statistics::Sample& sample) {
                               const bool seen = lockstep.play(number, policy);
                               const int difference = lockstep.difference_at_end();
                               sample.add(seen || difference > 0, difference, lockstep.parted());
                             });
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
  Lockstep<2> lockstep(sides, chance);
  std::vector<endgame::Solver> solvers;
  for (const Ruleset& rules : sides) {
    solvers.push_back(taken([&] {
      return endgame::Solver(rules, endgame::Options{kLog2Entries, false, false});
    }));
  }
  statistics::Sample sample;
  for (std::uint64_t number = 0; number < kTries * endgames && sample.rounds < endgames; ++number) {
    if (!lockstep.reach(number, kHandOfEndgame)) continue;
    int least = 0;
    int largest = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const int value = solvers[i].value(lockstep.side(i).stock(), lockstep.side(i).state());
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
