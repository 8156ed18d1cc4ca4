#include "checker/measures/impact/rounds.h"

#include <fmt/format.h>

#include "checker/measures/impact/capturing_side.h"
#include "checker/measures/impact/measurement.h"
#include "solvers/adapters/capturing.h"
#include "solvers/endgame/solver.h"

namespace hanaproof::impact {

using notation::Position;
using rulebook::Ruleset;
using spec::Match;

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

namespace {

constexpr int kRoundsOfMatch = 12;

template <int Players>
CapturingLockstep<Players> lockstep_of(const std::vector<Ruleset>& sides, const Chance& chance) {
  return {sides, chance.seed, Policy::uniform_random, chance.deck};
}

// The rules of the spec, and what a position of theirs says beside its cards.
struct Book {
  explicit Book(const Ruleset& ruleset)
      : rules(ruleset), like(Position::empty(ruleset.edition().id, ruleset.scope().players)) {
    like.rules = ruleset.changes();
  }
  spec::Rules rules;
  Position like;
};

template <int Players>
Match after(const Book& book, const Match& match, const CapturingSide<Players>& side) {
  return spec::after(book.rules, match,
                     adapters::to_notation(side.tables(), side.stock(), side.state(), book.like));
}

template <int Players>
statistics::Sample rounds(const std::vector<Ruleset>& sides, Chance chance) {
  chance.precision.most = std::min(chance.precision.most, kMostByTheSpec);
  const std::vector<Book> books(sides.begin(), sides.end());
  auto lockstep = lockstep_of<Players>(sides, chance);
  return statistics::sampled(
      chance.precision, [&](std::uint64_t number, statistics::Sample& sample) {
        const Ended ended = lockstep.play(deal<Players>(lockstep, number));
        bool hit = ended.hit();
        int most = ended.difference;
        const auto& played = lockstep.sides();
        const Match begun = Match::begin(Players, played.front().state().dealer);
        const Match first = after(books.front(), begun, played.front());
        for (std::size_t side = 1; side < sides.size(); ++side) {
          const Match other = after(books[side], begun, played[side]);
          hit = hit || first != other;
          most = std::max(most, largest_difference(first.totals, other.totals));
        }
        sample.add(hit || most > 0, most, ended.parted);
      });
}

// The match with this number, whose rounds no other match has.
template <int Players>
Match played(CapturingLockstep<Players>& lockstep, const Book& book, std::uint64_t number) {
  constexpr std::uint64_t kRoundsApart = std::uint64_t{1} << 20U;
  std::uint64_t round = number * kRoundsApart;
  Match match = Match::begin(Players, static_cast<int>(number % Players));
  while (match.rounds < kRoundsOfMatch) {
    lockstep.play(deal<Players>(lockstep, round++, match.dealer));
    match = after(book, match, lockstep.sides().front());
  }
  return match;
}

template <int Players>
statistics::Sample matches(const std::vector<Ruleset>& sides, const Chance& chance) {
  const std::vector<Book> books(sides.begin(), sides.end());
  auto lockstep = lockstep_of<Players>({sides.front()}, chance);
  return statistics::sampled(chance.precision,
                             [&](std::uint64_t number, statistics::Sample& sample) {
                               const Match match = played(lockstep, books.front(), number);
                               const auto winners = spec::match_winners(books.front().rules, match);
                               const bool hit = std::ranges::any_of(books, [&](const Book& book) {
                                 return spec::match_winners(book.rules, match) != winners;
                               });
                               sample.add(hit, 0);
                             });
}

}  // namespace

checker::Share rounds_of_matches(const std::vector<Ruleset>& sides, const Chance& chance) {
  const int players = sides.front().scope().players;
  return sampled_share(
      with_players(players, [&](auto seats) { return rounds<seats()>(sides, chance); }),
      fmt::format("rounds of {} players, with what comes after them", players),
      name(Policy::uniform_random), chance.seed);
}

checker::Share ends_of_matches(const std::vector<Ruleset>& sides, const Chance& chance) {
  const int players = sides.front().scope().players;
  return sampled_share(
      with_players(players, [&](auto seats) { return matches<seats()>(sides, chance); }),
      fmt::format("matches of {} rounds of {} players", kRoundsOfMatch, players),
      name(Policy::uniform_random), chance.seed);
}

Match match_played(const Ruleset& rules, std::uint64_t number, std::uint64_t seed) {
  const Book book(rules);
  return with_players(rules.scope().players, [&](auto seats) {
    auto lockstep = lockstep_of<seats()>({rules}, {seed, {}});
    return played<seats()>(lockstep, book, number);
  });
}

}  // namespace hanaproof::impact
