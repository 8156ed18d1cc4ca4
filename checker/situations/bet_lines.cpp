#include "checker/situations/bet_lines.h"

#include <algorithm>
#include <deque>
#include <set>

#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::checker {

using cards::CardSet;
using notation::Bet;

using Choices = std::vector<const std::vector<CardSet>*>;

namespace {

bool choose(const Choices& choices, CardSet taken, std::vector<CardSet>& chosen) {
  if (chosen.size() == choices.size()) return true;
  for (const CardSet hand : *choices[chosen.size()]) {
    if (!(hand & taken).empty()) continue;
    chosen.push_back(hand);
    if (choose(choices, taken | hand, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

}  // namespace

std::vector<CardSet> disjoint_hands(const Choices& choices) {
  std::vector<CardSet> chosen;
  return choose(choices, {}, chosen) ? chosen : std::vector<CardSet>();
}

namespace {

// Enough to pay any multiplier of a small stake.
constexpr int kRich = 60;
constexpr int kRichBid = 2;
constexpr std::size_t kMostStates = 3000;

// The ends of one game without dearer raises, breadth first, so that the line to each is a shortest
// one.
void add_ends(const spec::betting::Rules& rules, const reduced_decks::BettingGame& game,
              int dearest, std::vector<BetLine>& ends) {
  std::set<spec::betting::Betting> seen;
  std::set<std::vector<spec::betting::Stake>> ended;
  std::deque<BetLine> open = {
      {{0, game.money, game.ante, {}, {}}, spec::betting::begin(rules, 0, game.money, game.ante)}};
  while (!open.empty() && seen.size() < kMostStates) {
    const BetLine line = std::move(open.front());
    open.pop_front();
    if (line.end.over && ended.insert(line.end.seats).second) ends.push_back(line);
    for (const Bet& bet : spec::betting::legal_bets(rules, line.end)) {
      if (bet.amount > dearest) continue;
      BetLine next{line.round, spec::betting::bet(rules, line.end, bet)};
      if (!seen.insert(next.end).second) continue;
      next.round.bets.push_back(bet);
      open.push_back(std::move(next));
    }
  }
}

}  // namespace

notation::BetRound plain_line(const spec::betting::Rules& rules, const std::vector<int>& staying) {
  notation::BetRound round;
  round.money.assign(static_cast<std::size_t>(rules.players()), kRich);
  spec::betting::Betting betting = spec::betting::begin(rules, 0, round.money, round.ante);
  while (!betting.over) {
    const auto legal = spec::betting::legal_bets(rules, betting);
    const bool stays = std::ranges::find(staying, betting.turn) != staying.end();
    const auto fold = std::ranges::find(legal, Bet::fold());
    const auto follow = std::ranges::find(legal, Bet::follow());
    const bool opens = betting.auctions.back().opener == spec::betting::kNobody;
    const auto raise = std::ranges::find(legal, Bet::Sort::raise, &Bet::sort);
    const Bet bet = !stays && fold != legal.end()                ? *fold
                    : follow != legal.end() && !(stays && opens) ? *follow
                                                                 : *raise;
    round.bets.push_back(bet);
    betting = spec::betting::bet(rules, betting, bet);
  }
  return round;
}

std::vector<BetLine> ends_of_betting(const spec::betting::Rules& rules, std::size_t most) {
  std::vector<BetLine> ends;
  const int players = rules.players();
  const std::vector<int> rich(static_cast<std::size_t>(players), kRich);
  add_ends(rules, {rich, 1}, kRichBid, ends);
  for (const auto& game : reduced_decks::betting_games(players)) add_ends(rules, game, kRich, ends);
  std::ranges::stable_sort(ends, {}, [](const BetLine& line) {
    return std::pair(line.round.ante, line.round.bets.size());
  });
  if (ends.size() > most) ends.resize(most);
  return ends;
}

const Bet& any_bet(const std::vector<Bet>& legal, cards::Dice& dice) {
  const bool stays = legal.size() > 1 && legal.front() == Bet::fold() && dice.chance(85);
  const int first = stays ? 1 : 0;
  const int any = first + dice.roll(static_cast<int>(legal.size()) - first);
  return legal[static_cast<std::size_t>(any)];
}

}  // namespace hanaproof::checker
