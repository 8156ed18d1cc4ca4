#include <algorithm>
#include <deque>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "model/spec/betting/betting.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::checker {

namespace {

constexpr std::size_t kMostPairs = 3000;

// Whether two bettings are the same to the players: who may bet what, what lies where, and when it
// is over who becomes dealer.
bool same_to_see(const spec::betting::Rules& a_rules, const spec::betting::Betting& a,
                 const spec::betting::Rules& b_rules, const spec::betting::Betting& b) {
  const auto visible = [](const spec::betting::Stake& stake) {
    return std::tuple(stake.put_in(), stake.money, stake.folded);
  };
  if (a.over != b.over || !std::ranges::equal(a.seats, b.seats, {}, visible, visible)) return false;
  if (a.over) return dealer_by_bets(a_rules, a) == dealer_by_bets(b_rules, b);
  return a.turn == b.turn && legal_bets(a_rules, a) == legal_bets(b_rules, b);
}

// Two bettings after the same bets.
struct Lockstep {
  notation::BetRound round;
  spec::betting::Betting a;
  spec::betting::Betting b;
};

struct StakeSearch {
  const spec::betting::Rules& a;
  const spec::betting::Rules& b;
  std::optional<notation::BetRound> found = {};
  long long states = 0;
  bool whole = true;  // whether every state of every game was reached

  // All lines of one game, the shortest first; only lines shorter than what has been found.
  void look(const reduced_decks::BettingGame& game) {
    std::set<std::pair<spec::betting::Betting, spec::betting::Betting>> seen;
    const auto& [money, ante] = game;
    std::deque<Lockstep> open = {{{0, money, ante, {}, {}},
                                  spec::betting::begin(a, 0, money, ante),
                                  spec::betting::begin(b, 0, money, ante)}};
    while (!open.empty()) {
      const Lockstep now = std::move(open.front());
      open.pop_front();
      if (found && now.round.bets.size() >= found->bets.size()) return;
      ++states;
      if (!same_to_see(a, now.a, b, now.b)) {
        found = now.round;
        return;
      }
      if (seen.size() > kMostPairs) {
        whole = false;
        return;
      }
      for (const auto& bet : spec::betting::legal_bets(a, now.a)) {
        Lockstep next{now.round, spec::betting::bet(a, now.a, bet),
                      spec::betting::bet(b, now.b, bet)};
        if (!seen.insert({next.a, next.b}).second) continue;
        next.round.bets.push_back(bet);
        open.push_back(std::move(next));
      }
    }
  }
};

}  // namespace

Witness witness_of_bets(const spec::betting::Rules& rules, Situation situation,
                        notation::BetRound bets) {
  spec::betting::Betting betting = spec::betting::begin(rules, bets.dealer, bets.money, bets.ante);
  for (const notation::Bet& bet : bets.bets) {
    bets.seats.push_back(betting.turn);
    betting = spec::betting::bet(rules, betting, bet);
  }
  return {.situation = situation, .bets = std::move(bets)};
}

Comparison compare_stakes(const Pair& pair) {
  const spec::betting::Rules a(pair.a);
  const spec::betting::Rules b(pair.b);
  if (a.players() > reduced_decks::kMostBettors) {
    return Comparison::none(
        Agreement::State::not_compared,
        fmt::format("betting of {} players at most", reduced_decks::kMostBettors));
  }
  StakeSearch search{a, b};
  for (const auto& game : reduced_decks::betting_games(a.players())) {
    // A starting stake that somebody cannot pay is for what nothing plainer shows.
    if (search.found && game.ante > 1) break;
    search.look(game);
  }
  if (!search.found) {
    return Comparison::none(
        search.whole ? Agreement::State::proved : Agreement::State::tried,
        fmt::format("{} states of betting games of {} players with 2, 3 or 5 coins each",
                    search.states, a.players()));
  }
  return Comparison::found(
      witness_of_bets(a, Situation::stake, *search.found),
      search.whole ? Method::exhaustive : Method::lockstep,
      fmt::format(
          "Betting games of {} players with 2, 3 or 5 coins each, bet by bet under both rules{}",
          a.players(),
          search.whole ? "; this is the shortest line of bets that differs."
                       : ", not all of them."),
      search.states);
}

}  // namespace hanaproof::checker
