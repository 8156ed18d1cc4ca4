// Small betting games, every state of them.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "model/notation/move.h"
#include "model/spec/betting/showdown.h"
#include "properties/discharge.h"
#include "solvers/graph/analysis.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::properties {

using notation::Bet;
using spec::betting::Betting;
using spec::betting::Rules;

namespace {

// All that can be reached in one game. The first way to each state is a shortest one.
struct States {
  reduced_decks::BettingGame game;
  std::vector<Betting> states;            // the beginning first
  std::vector<std::size_t> came_from;     // the state before, on the way
  std::vector<Bet> came_by;               // and the bet made in it
  graph::Graph graph;                     // its vertices are the states
  std::vector<Bet> bets;                  // one an edge
  std::optional<std::size_t> stuck = {};  // a state without a legal bet that is not over

  // The way to a state.
  std::vector<Bet> line_to(std::size_t state) const {
    std::vector<Bet> line;
    for (; state != 0; state = came_from[state]) line.push_back(came_by[state]);
    std::ranges::reverse(line);
    return line;
  }
};

States explore(const Rules& rules, const reduced_decks::BettingGame& game) {
  States all{game, {spec::betting::begin(rules, 0, game.money, game.ante)}, {0}, {Bet::fold()}, {},
             {}};
  std::map<Betting, std::size_t> known = {{all.states.front(), 0}};
  for (std::size_t now = 0; now < all.states.size(); ++now) {
    const Betting betting = all.states[now];
    const auto legal = spec::betting::legal_bets(rules, betting);
    if (legal.empty() && !betting.over && !all.stuck) all.stuck = now;
    for (const Bet& bet : legal) {
      Betting next = spec::betting::bet(rules, betting, bet);
      const auto [place, is_new] = known.try_emplace(next, all.states.size());
      all.graph.edges.push_back({now, place->second});
      all.bets.push_back(bet);
      if (!is_new) continue;
      all.states.push_back(std::move(next));
      all.came_from.push_back(now);
      all.came_by.push_back(bet);
    }
  }
  all.graph.vertices = all.states.size();
  return all;
}

std::string words(const std::vector<Bet>& bets) {
  std::vector<std::string> texts;
  for (const Bet& bet : bets) texts.push_back(bet.text());
  return texts.empty() ? "no bet" : fmt::format("{}", fmt::join(texts, " "));
}

Witness witness_at(const States& states, std::size_t state, const std::string& what) {
  return {fmt::format("with {} coins and a starting stake of {}, after {}: {}",
                      fmt::join(states.game.money, ", "), states.game.ante,
                      words(states.line_to(state)), what)};
}

std::string games_text(int players) {
  return fmt::format("All states of betting games of {} players with 2, 3 or 5 coins each",
                     players);
}

int coins_of(const Betting& betting) {
  int coins = 0;
  for (const spec::betting::Stake& stake : betting.seats) coins += stake.money + stake.put_in();
  return coins;
}

bool any_below_zero(const Betting& betting) {
  return std::ranges::any_of(betting.seats, [](const spec::betting::Stake& stake) {
    return stake.money < 0 || stake.ante < 0 || stake.bids < 0;
  });
}

// Hands of every multiplier, and the weakest without a combination: each once.
std::vector<spec::betting::Standing> sample_hands(const Rules& rules) {
  std::vector<spec::betting::Standing> samples;
  for (const cards::CardSet hand : spec::betting::all_hands(rules)) {
    const spec::betting::Standing standing = spec::betting::standing(rules, hand);
    const bool known = std::ranges::any_of(samples, [&](const spec::betting::Standing& other) {
      return other.combination.empty() == standing.combination.empty() &&
             other.multiplier == standing.multiplier &&
             other.replays_up_to == standing.replays_up_to;
    });
    if (!known) samples.push_back(standing);
  }
  return samples;
}

// Goes through all ways to give one of the hands to each seat; false as soon as `visit` says so.
bool for_each_hands(const std::vector<spec::betting::Standing>& hands, spec::betting::Round& round,
                    const std::function<bool()>& visit, std::size_t seat = 0) {
  if (seat == round.seats.size()) return visit();
  for (const spec::betting::Standing& hand : hands) {
    round.hands[seat] = hand;
    if (!for_each_hands(hands, round, visit, seat + 1)) return false;
    if (round.seats[seat].folded) break;
  }
  return true;
}

// What is wrong with the coins of a round settled with any hands; empty when nothing is.
std::string faulty_settlement(const Rules& rules, const Betting& over, int coins,
                              const std::vector<spec::betting::Standing>& hands,
                              long long& settled) {
  spec::betting::Round round{over.dealer, over.seats,
                             std::vector<spec::betting::Standing>(over.seats.size())};
  std::string wrong;
  for_each_hands(hands, round, [&] {
    ++settled;
    const spec::betting::Settlement settlement = spec::betting::settle(rules, round);
    const auto& money = settlement.money;
    const int after = std::accumulate(money.begin(), money.end(), settlement.carried);
    const bool negative = std::ranges::any_of(money, [](int each) { return each < 0; });
    if (after == coins && !negative && settlement.carried >= 0) return true;
    wrong = fmt::format("settled to {} with {} in the middle", fmt::join(money, ", "),
                        settlement.carried);
    return false;
  });
  return wrong;
}

}  // namespace

Proof betting_ends(const Subject& subject, const Effort&) {
  const Rules rules(subject.rules());
  Proof proof{.verdict = Verdict::proved, .summary = games_text(rules.players())};
  std::size_t longest = 0;
  for (const auto& game : reduced_decks::betting_games(rules.players())) {
    const States states = explore(rules, game);
    proof.space += static_cast<long long>(states.states.size());
    const graph::Analysis shape = graph::analyse(states.graph);
    if (shape.cycle) {
      std::vector<Bet> circle;
      for (const std::size_t edge : *shape.cycle) circle.push_back(states.bets[edge]);
      const std::size_t begin = states.graph.edges[shape.cycle->front()].from;
      return refuted(proof.summary + ".",
                     witness_at(states, begin,
                                fmt::format("{} leads back to the same, for ever", words(circle))));
    }
    longest = std::max(longest, shape.longest->size());
  }
  proof.summary += fmt::format("; none comes twice, the longest line has {} bets.", longest);
  return proof;
}

Proof betting_goes_on(const Subject& subject, const Effort&) {
  const Rules rules(subject.rules());
  Proof proof{.verdict = Verdict::proved, .summary = games_text(rules.players()) + "."};
  for (const auto& game : reduced_decks::betting_games(rules.players())) {
    const States states = explore(rules, game);
    proof.space += static_cast<long long>(states.states.size());
    if (!states.stuck) continue;
    const int turn = states.states[*states.stuck].turn;
    return refuted(proof.summary, witness_at(states, *states.stuck,
                                             fmt::format("player {} can do nothing", turn)));
  }
  return proof;
}

Proof coins_conserved(const Subject& subject, const Effort&) {
  const Rules rules(subject.rules());
  const auto hands = sample_hands(rules);
  Proof proof{.verdict = Verdict::proved, .summary = games_text(rules.players())};
  long long settled = 0;
  for (const auto& game : reduced_decks::betting_games(rules.players())) {
    const int coins = std::accumulate(game.money.begin(), game.money.end(), 0);
    const States states = explore(rules, game);
    proof.space += static_cast<long long>(states.states.size());
    std::map<std::vector<spec::betting::Stake>, bool>
        ended;  // who bet what in which auction plays no part
    for (std::size_t i = 0; i < states.states.size(); ++i) {
      const Betting& betting = states.states[i];
      if (coins_of(betting) != coins || any_below_zero(betting)) {
        return refuted(proof.summary + ".", witness_at(states, i, "the coins are not the same"));
      }
      if (!betting.over || !ended.try_emplace(betting.seats).second) continue;
      const std::string wrong = faulty_settlement(rules, betting, coins, hands, settled);
      if (!wrong.empty()) return refuted(proof.summary + ".", witness_at(states, i, wrong));
    }
  }
  proof.summary += fmt::format(", and {} settlements with hands of every multiplier.", settled);
  return proof;
}

}  // namespace hanaproof::properties
