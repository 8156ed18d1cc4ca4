#include "checker/measures/impact/rounds.h"

#include <fmt/format.h>

#include "checker/measures/impact/capturing_side.h"
#include "checker/measures/impact/measurement.h"
#include "model/cards/seat.h"
#include "solvers/adapters/capturing.h"
#include "solvers/endgame/solver.h"

namespace hanaproof::impact {

using notation::Position;
using rulebook::Ruleset;
using spec::Match;

namespace {

constexpr int kHandOfEndgame = 2;
constexpr std::uint64_t kTries = 4;  // rounds begun for each endgame wanted

// A sample of what `add(lockstep, number, sample)` plays, for any number of players.
template <class Add>
checker::Share sampled_rounds(const std::vector<Ruleset>& sides, Policy policy,
                              const Chance& chance, std::string of, Add add) {
  return with_players(sides.front().scope().players, [&](auto players) {
    CapturingLockstep<players()> lockstep(sides, chance.seed, policy, chance.deck);
    const auto sample = statistics::sampled(
        chance.precision,
        [&](std::uint64_t number, statistics::Sample& all) { add(lockstep, number, all); });
    return sampled_share(sample, std::move(of), name(policy), chance.seed);
  });
}

// Plays on until each hand has so many cards and a hand card is to be played; false where the
// round is over before, or the lines part.
bool reach(CapturingLockstep<2>& lockstep, std::uint64_t number, int cards) {
  auto chance = deal(lockstep, number);
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
  return sampled_rounds(sides, policy, chance,
                        fmt::format("rounds of {} players", sides.front().scope().players),
                        [](auto& lockstep, std::uint64_t number, statistics::Sample& sample) {
                          sample.add(lockstep.play(deal(lockstep, number)));
                        });
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
constexpr std::uint64_t kRoundsApart = std::uint64_t{1} << 20U;  // no two matches share a round

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
  Position over = adapters::to_notation(side.tables(), side.stock(), side.state(), book.like);
  over.round = match.rounds + 1;
  return spec::after(book.rules, match, over);
}

// A match by the rules of the first side. Who deals first is another seat from match to match.
template <int Players>
Match played(const Book& book, CapturingLockstep<Players>& lockstep, std::uint64_t number) {
  std::uint64_t round = number * kRoundsApart;
  Match match = Match::begin(Players, static_cast<int>(number % cards::at(Players)));
  while (match.rounds < kRoundsOfMatch) {
    lockstep.play(deal(lockstep, round++, match.dealer));
    match = after(book, match, lockstep.sides().front());
  }
  return match;
}

}  // namespace

checker::Share rounds_of_matches(const std::vector<Ruleset>& sides, const Chance& chance) {
  const int players = sides.front().scope().players;
  Chance few = chance;
  few.precision.most = std::min(chance.precision.most, kMostByTheSpec);
  const std::vector<Book> books(sides.begin(), sides.end());
  return sampled_rounds(sides, Policy::uniform_random, few,
                        fmt::format("rounds of {} players, with what comes after them", players),
                        [&](auto& lockstep, std::uint64_t number, statistics::Sample& sample) {
                          statistics::Round round = lockstep.play(deal(lockstep, number));
                          int most = round.difference;
                          const auto& played = lockstep.sides();
                          const Match begun = Match::begin(players, played.front().state().dealer);
                          const Match first = after(books.front(), begun, played.front());
                          for (std::size_t side = 1; side < sides.size(); ++side) {
                            const Match other = after(books[side], begun, played[side]);
                            round.hit = round.hit || first != other;
                            most = std::max(most, largest_difference(first.totals, other.totals));
                          }
                          // What is written down more than was played for is no luck.
                          round.points += most - round.difference;
                          round.difference = most;
                          round.hit = round.hit || most > 0;
                          sample.add(round);
                        });
}

Match match_played(const Ruleset& rules, std::uint64_t number, std::uint64_t seed) {
  return with_players(rules.scope().players, [&](auto players) {
    CapturingLockstep<players()> lockstep({rules}, seed, Policy::uniform_random, Chance().deck);
    return played(Book(rules), lockstep, number);
  });
}

checker::Share ends_of_matches(const std::vector<Ruleset>& sides, const Chance& chance) {
  const int players = sides.front().scope().players;
  const std::vector<Book> books(sides.begin(), sides.end());
  return sampled_rounds({sides.front()}, Policy::uniform_random, chance,
                        fmt::format("matches of {} rounds of {} players", kRoundsOfMatch, players),
                        [&](auto& lockstep, std::uint64_t number, statistics::Sample& sample) {
                          const Match match = played(books.front(), lockstep, number);
                          const auto winners = spec::match_winners(books.front().rules, match);
                          const bool hit = std::ranges::any_of(books, [&](const Book& book) {
                            return spec::match_winners(book.rules, match) != winners;
                          });
                          sample.add(hit, 0);
                        });
}

}  // namespace hanaproof::impact
