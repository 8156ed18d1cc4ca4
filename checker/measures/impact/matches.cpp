#include "checker/measures/impact/rounds.h"

#include <fmt/format.h>

#include "checker/measures/impact/capturing_side.h"
#include "checker/measures/impact/shares.h"
#include "model/spec/match.h"
#include "solvers/adapters/capturing.h"

namespace hanaproof::impact {

using notation::Position;
using rulebook::Ruleset;
using spec::Match;

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
