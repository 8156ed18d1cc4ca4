// How many bets a round has.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "checker/audit/audit.h"
#include "model/spec/sutda/betting.h"
#include "tests/books.h"

namespace hanaproof::audit {
namespace {

using rulebook::Ruleset;
using sutda::Betting;
using sutda::Rules;

struct Span {
  int shortest = 1000;
  int longest = 0;
};

// Every line by itself, nothing remembered.
void walk(const Rules& rules, const Betting& at, int bets, Span& span) {
  if (at.over) {
    span.shortest = std::min(span.shortest, bets);
    span.longest = std::max(span.longest, bets);
    return;
  }
  for (const notation::Bet& bet : sutda::legal_bets(rules, at)) {
    walk(rules, sutda::bet(rules, at, bet), bets + 1, span);
  }
}

Betting end_of(const Rules& rules, const Round& round) {
  Betting at = sutda::begin(rules, 0, round.bets->money, round.bets->ante);
  for (const notation::Bet& bet : round.bets->bets) at = sutda::bet(rules, at, bet);
  return at;
}

TEST(BetRounds, AreAsLongAsTheLongestOfAllLines) {
  for (const char* id : {"robin-red.sutda.en", "robin-red.sutda.fr", "korean.seotda"}) {
    for (const int players : {2, 3}) {
      const Ruleset ruleset(books::builtin().at(id), {players, {}});
      const Rules rules(ruleset);
      const Rounds found = measure_bet_rounds(ruleset);
      const int coins = players == 2 ? 4 : 3;
      Span span;
      walk(rules,
           sutda::begin(rules, 0, std::vector<int>(static_cast<std::size_t>(players), coins), 1), 0,
           span);
      const std::string line = fmt::format("{} coins each: {} to {} bets (every line)", coins,
                                           span.shortest, span.longest);
      EXPECT_NE(std::ranges::find(found.small_games, line), found.small_games.end())
          << id << ", " << players << " players: " << line;
      ASSERT_TRUE(found.shortest && found.longest);
      for (const Round* round : {&*found.shortest, &*found.longest}) {
        EXPECT_TRUE(end_of(rules, *round).over);
        EXPECT_EQ(round->plies, static_cast<int>(round->bets->bets.size()));
      }
      EXPECT_EQ(found.longest->plies, found.longest_bound);
    }
  }
}

TEST(BetRounds, AreOverWhenAllButOneHaveFolded) {
  // Three players: two folds, and the opening stake where whoever opens may not fold.
  const Ruleset rules(books::builtin().at("robin-red.sutda.en"), {3, {}});
  const auto shortest = [&](bool opener_may_fold) {
    const Rounds found = measure_bet_rounds(rules.with("bet.opener-may-fold", opener_may_fold));
    EXPECT_EQ(found.shortest->plies, found.shortest_bound);
    return found.shortest_bound;
  };
  EXPECT_EQ(shortest(true), 2);
  EXPECT_EQ(shortest(false), 3);
}

TEST(BetRounds, WhatIsSaidOfAnyNumberOfCoinsHoldsOfFew) {
  // Two auctions of two players, c coins each: at most 2 x 2 x (c + 1) + 1 bets.
  const Ruleset rules = Ruleset(books::builtin().at("robin-red.sutda.fr"), {2, {}})
                            .with("bet.follow", std::string("highest"));
  const Rounds found = measure_bet_rounds(rules);
  EXPECT_NE(found.longest_argument.find("4 x (c + 1) + 1"), std::string::npos)
      << found.longest_argument;
  const int coins = found.longest->bets->money.front();
  EXPECT_LE(found.longest->plies, 4 * (coins + 1) + 1);
}

}  // namespace
}  // namespace hanaproof::audit
