#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "checker/measures/signature/graph.h"
#include "checker/measures/signature/parts.h"
#include "checker/situations/playout.h"
#include "checker/situations/profiles.h"
#include "model/cards/dice.h"
#include "model/spec/deal.h"
#include "model/spec/games/game.h"
#include "model/spec/match.h"
#include "model/spec/packets.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::signature {

using cards::Card;
using cards::CardSet;
using notation::Move;
using notation::Position;
using rulebook::Ruleset;

namespace {

constexpr int kDraws = 3000;
constexpr std::uint64_t kQuickRounds = 160;

// The deck in the order of its codes, dealt by every seat; and whether hands may be swapped.
std::uint64_t dealt_deck(const spec::Rules& rules, Counts& counts) {
  Digest digest;
  for (int dealer = 0; dealer < rules.players(); ++dealer) {
    ++counts.situations;
    const Position dealt = spec::deal(rules, dealer, CardSet::all().cards());
    digest.add(seen(dealt)).add_each(dealt.stock);
  }
  return digest.add(rules.deal_swap.value().text()).value();
}

std::uint64_t profiles(const spec::Rules& rules, Counts& counts) {
  Digest digest;
  checker::for_each_deal(rules.players(), rules.deal_hand_size.number(),
                         rules.deal_field_size.number(), [&](const Position& deal) {
                           ++counts.situations;
                           const Position opened = spec::open(rules, deal);
                           digest.add(seen(opened)).add(worth(rules, opened));
                           return true;
                         });
  return digest.value();
}

// Ends of matches: two seats that lead by points, by rounds, or by neither.
std::uint64_t matches(const spec::Rules& rules, Counts& counts) {
  constexpr std::array<std::pair<int, int>, 3> kStandings = {{{6, 1}, {5, 2}, {6, 2}}};
  Digest digest;
  const auto seats = static_cast<std::size_t>(rules.players());
  for (std::size_t other = 1; other < seats; ++other) {
    for (const auto& [points, rounds] : kStandings) {
      for (const auto& [other_points, other_rounds] : kStandings) {
        ++counts.situations;
        spec::Match match = spec::Match::begin(rules.players(), 0);
        match.totals[0] = points;
        match.won[0] = rounds;
        match.totals[other] = other_points;
        match.won[other] = other_rounds;
        digest.add_all(spec::match_winners(rules, match));
      }
    }
  }
  return digest.add(rules.match_rounds.value().text()).value();
}

// Rounds that seat 0 has stopped with some yaku, whoever called before and whoever called last.
std::uint64_t stops(const spec::Rules& rules, Counts& counts) {
  constexpr int kMostSeats = 4;
  Digest digest;
  if (rules.players() > kMostSeats) return digest.value();
  const unsigned all = 1U << static_cast<unsigned>(rules.players());
  for (const char* pile : {"11 31 81", "12 22 32", "61 71 A1", "31 91", "11 31 81 C1 12 22 32"}) {
    Position over = Position::empty({}, rules.players());
    over.teams = spec::teams(rules);
    over.phase = notation::Phase::over;
    over.stopped = 0;
    over.captured[0] = *CardSet::parse(pile);
    for (unsigned called = 0; called < all; ++called) {
      for (int seat = 0; seat < rules.players(); ++seat) {
        over.calls[static_cast<std::size_t>(seat)] = static_cast<int>(called >> seat & 1U);
      }
      for (int last = 0; last < rules.players(); ++last) {
        if (called != 0 && (called >> last & 1U) == 0) continue;
        ++counts.situations;
        over.last_call = called == 0 ? std::nullopt : std::optional(last);
        digest.add(worth(rules, over));
      }
    }
  }
  return digest.value();
}

// What is legal along a round, and how it ends; of a `whole` one also what the players see at every
// decision, and what comes of every move.
std::uint64_t round(const spec::Rules& rules, const checker::Style& style, cards::Dice dice,
                    bool whole, Counts& counts) {
  const int dealer = whole ? 0 : dice.roll(rules.players());
  Position position = checker::dealt(rules, style, dice, dealer);
  position.rules.clear();
  position = spec::open(rules, std::move(position));
  Digest digest;
  while (true) {
    const auto legal = spec::legal_moves(rules, position);
    if (whole || legal.empty()) digest.add(seen(position)).add(worth(rules, position));
    if (legal.empty()) return digest.value();
    counts.situations += whole ? legal.size() : 1;
    for (const Move& move : legal) {
      digest.add(signature::digest(move));
      if (whole) digest.add(seen(spec::play(rules, position, move)));
    }
    position = spec::play(rules, position, checker::choose(legal, position, style, dice));
  }
}

}  // namespace

// All draws of two seats, or so many at random of more.
Part draws(const Ruleset& ruleset) {
  const spec::Rules rules(ruleset);
  const CardSet cards = spec::deck(ruleset);
  Counts counts;
  Digest digest;
  const auto add = [&](const std::vector<Card>& drawn) {
    ++counts.situations;
    digest.add(spec::first_dealer(rules, drawn));
  };
  if (rules.players() == 2) {
    for (const Card first : cards) {
      for (const Card second : cards) {
        if (first != second) add({first, second});
      }
    }
  } else {
    cards::Dice dice(kDraws);
    std::vector<Card> deck = cards.cards();
    for (int i = 0; i < kDraws; ++i) {
      dice.shuffle(deck);
      add({deck.begin(), deck.begin() + rules.players()});
    }
  }
  return {digest.value(), counts, rules.consulted()};
}

std::string decides_draws(const Ruleset& rules) {
  return fmt::format("{} {} {} {}", rules.scope().players, rules["dealer.first"].text(),
                     rules["dealer.tie"].text(), spec::deck(rules).codes());
}

Part dealing(const Ruleset& ruleset) {
  const spec::Rules rules(spec::with_packets_in_order(ruleset));
  Counts counts;
  const std::uint64_t value = dealt_deck(rules, counts);
  return {value, counts, rules.consulted()};
}

Part full_deck(const Ruleset& ruleset) {
  const spec::Rules rules(spec::with_packets_in_order(ruleset));
  Counts counts;
  Digest digest;
  digest.add(dealt_deck(rules, counts)).add(profiles(rules, counts));
  digest.add(matches(rules, counts)).add(stops(rules, counts));
  const auto& styles = checker::styles();
  for (std::uint64_t i = 0; i < styles.size(); ++i) {
    digest.add(round(rules, styles[i], cards::Dice(i + 1), true, counts));
  }
  for (std::uint64_t i = 0; i < kQuickRounds; ++i) {
    digest.add(round(rules, styles[i % styles.size()], cards::Dice(i), false, counts));
  }
  return {digest.value(), counts, rules.consulted()};
}

}  // namespace hanaproof::signature
