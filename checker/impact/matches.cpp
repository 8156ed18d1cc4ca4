#include "checker/impact/matches.h"

#include <fmt/format.h>

#include "checker/impact/lockstep.h"
#include "model/spec/match.h"
#include "solvers/border/border.h"

namespace hanaproof::impact {

using notation::Position;
using rulebook::Ruleset;
using spec::Match;

namespace {

constexpr int kRoundsOfMatch = 12;

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
Match after(const Book& book, const Match& match, const Side<Players>& side) {
  return spec::after(book.rules, match,
                     border::to_notation(side.tables(), side.stock(), side.state(), book.like));
}

int difference(const Match& a, const Match& b) {
  int most = 0;
  for (std::size_t seat = 0; seat < a.totals.size(); ++seat) {
    most = std::max(most, std::abs(a.totals[seat] - b.totals[seat]));
  }
  return most;
}

template <int Players>
Sample rounds(const std::vector<Ruleset>& sides, Chance chance) {
  chance.precision.most = std::min(chance.precision.most, kMostByTheSpec);
  const std::vector<Book> books(sides.begin(), sides.end());
  Lockstep<Players> lockstep(sides, chance);
  Sample sample;
  while (!sample.enough(chance.precision)) {
    for (std::uint64_t i = 0; i < kBlock && sample.rounds < chance.precision.most; ++i) {
      bool hit = lockstep.play(sample.rounds, Policy::uniform_random);
      int most = lockstep.difference_at_end();
      const Match begun = Match::begin(Players, lockstep.side(0).state().dealer);
      const Match first = after(books.front(), begun, lockstep.side(0));
      for (std::size_t side = 1; side < sides.size(); ++side) {
        const Match other = after(books[side], begun, lockstep.side(side));
        hit = hit || first != other;
        most = std::max(most, difference(first, other));
      }
      sample.add(hit || most > 0, most);
    }
  }
  return sample;
}

template <int Players>
Sample matches(const std::vector<Ruleset>& sides, const Chance& chance) {
  const std::vector<Book> books(sides.begin(), sides.end());
  Lockstep<Players> lockstep({sides.front()}, chance);
  Sample sample;
  std::uint64_t round = 0;
  while (!sample.enough(chance.precision)) {
    Match match = Match::begin(Players, 0);
    while (match.rounds < kRoundsOfMatch) {
      lockstep.play(round++, Policy::uniform_random);
      match = after(books.front(), match, lockstep.side(0));
    }
    const auto winners = spec::match_winners(books.front().rules, match);
    const bool hit = std::ranges::any_of(
        books, [&](const Book& book) { return spec::match_winners(book.rules, match) != winners; });
    sample.add(hit, 0);
  }
  return sample;
}

}  // namespace

std::optional<checker::Share> rounds_of_matches(const std::vector<Ruleset>& sides,
                                                const Chance& chance) {
  const int players = sides.front().scope().players;
  const auto sample =
      with_players(players, [&](auto seats) { return rounds<seats()>(sides, chance); });
  if (!sample) return std::nullopt;
  return sample->share(fmt::format("rounds of {} players, with what comes after them", players),
                       name(Policy::uniform_random), chance.seed);
}

std::optional<checker::Share> ends_of_matches(const std::vector<Ruleset>& sides,
                                              const Chance& chance) {
  const int players = sides.front().scope().players;
  const auto sample =
      with_players(players, [&](auto seats) { return matches<seats()>(sides, chance); });
  if (!sample) return std::nullopt;
  return sample->share(fmt::format("matches of {} rounds of {} players", kRoundsOfMatch, players),
                       name(Policy::uniform_random), chance.seed);
}

}  // namespace hanaproof::impact
