#include "checker/measures/signature/bets.h"

#include <map>
#include <set>

#include "checker/measures/signature/digest.h"
#include "checker/measures/signature/full_deck.h"
#include "checker/situations/bet_lines.h"
#include "model/cards/dice.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/showdown.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::signature {

using cards::Card;
using cards::CardSet;
using notation::Bet;
using notation::BetRound;
using rulebook::Ruleset;
using spec::betting::Betting;
using spec::betting::Rules;
using spec::betting::Standing;

namespace {

constexpr int kDealsPerEnd = 60;
constexpr int kDealsShown = 6000;
constexpr int kRandomRounds = 40;
constexpr int kMostCoins = 30;

// The hands of a deal and what they count as.
using Shown = std::vector<Standing>;

Shown shown(const Rules& rules, const std::vector<CardSet>& hands) {
  Shown all;
  for (const CardSet hand : hands) all.push_back(spec::betting::standing(rules, hand));
  return all;
}

// The same deals of a deck whatever the rules; none of a deck too small for so many players.
std::vector<Shown> some_deals(const Rules& rules, int number) {
  cards::Dice dice(static_cast<std::uint64_t>(number));
  std::vector<Card> deck = spec::betting::deck(rules).cards();
  std::vector<Shown> deals;
  if (static_cast<int>(deck.size()) < 2 * rules.players()) return deals;
  for (int i = 0; i < number; ++i) {
    dice.shuffle(deck);
    deals.push_back(shown(rules, spec::betting::deal(rules.players(), 0, deck)));
  }
  return deals;
}

std::uint64_t seen(const Rules& rules, const Betting& betting) {
  Digest digest;
  for (const spec::betting::Stake& seat : betting.seats) {
    digest.add(seat.money).add(seat.put_in()).add(seat.folded);
  }
  digest.add(betting.over);
  return digest.add(betting.over ? spec::betting::dealer_by_bets(rules, betting) : betting.turn)
      .value();
}

std::uint64_t digest(const Bet& bet) {
  return Digest().add(static_cast<int>(bet.sort)).add(bet.amount).value();
}

// What becomes of the coins, who leaves, who deals next.
std::uint64_t settled(const Rules& rules, const Betting& end, const Shown& hands) {
  const auto settlement = spec::betting::settle(rules, {end.dealer, end.seats, hands});
  Digest digest;
  digest.add_all(settlement.money).add(settlement.carried).add(settlement.replay);
  digest.add_all(settlement.winners).add_all(settlement.excluded);
  return digest.add(spec::betting::next_dealer(rules, end, settlement)).value();
}

// A betting game: all that can be reached, and what leads where. Bets can come back to where they
// began, where a raise is not bound to put anything in.
class Graph {
 public:
  Graph(const Rules& rules, const std::vector<Shown>& deals, Counts& counts)
      : rules_(rules), deals_(deals), counts_(counts) {}

  // Two games have one number exactly if no line of bets tells them apart: each position is told by
  // what is seen there and from there on, ever further, until that splits positions no more.
  std::uint64_t of(const Betting& begun) {
    reach(begun);
    for (std::size_t now = 0; now < open_.size(); ++now) expand(now);
    std::vector<std::uint64_t> values;
    for (const Node& node : nodes_) values.push_back(node.local);
    for (std::size_t known = 0; distinct(values).size() > known;) {
      known = distinct(values).size();
      values = seen_further(values);
    }
    return Digest().add(values.front()).add_all(distinct(values)).value();
  }

 private:
  struct Node {
    std::uint64_t local = 0;
    std::vector<std::pair<std::uint64_t, std::size_t>> ways = {};  // a bet, and where it leads
  };

  std::size_t reach(const Betting& betting) {
    const auto [entry, is_new] = known_.try_emplace(betting, nodes_.size());
    if (is_new) {
      nodes_.emplace_back();
      open_.push_back(betting);
    }
    return entry->second;
  }

  void expand(std::size_t now) {
    const Betting betting = open_[now];
    ++counts_.positions;
    Digest local;
    local.add(seen(rules_, betting));
    if (betting.over) {
      for (const Shown& hands : deals_) local.add(settled(rules_, betting, hands));
    }
    std::vector<std::pair<std::uint64_t, std::size_t>> ways;
    for (const Bet& bet : spec::betting::legal_bets(rules_, betting)) {
      ++counts_.moves;
      ways.emplace_back(digest(bet), reach(spec::betting::bet(rules_, betting, bet)));
    }
    nodes_[now] = {local.value(), std::move(ways)};
  }

  static std::set<std::uint64_t> distinct(const std::vector<std::uint64_t>& values) {
    return {values.begin(), values.end()};
  }

  std::vector<std::uint64_t> seen_further(const std::vector<std::uint64_t>& values) const {
    std::vector<std::uint64_t> further;
    for (const Node& node : nodes_) {
      Gathered ways;
      for (const auto& [bet, to] : node.ways) ways.add(Digest().add(bet).add(values[to]).value());
      further.push_back(Digest().add(node.local).add(ways.value()).value());
    }
    return further;
  }

  const Rules& rules_;
  const std::vector<Shown>& deals_;
  Counts& counts_;
  std::map<Betting, std::size_t> known_;
  std::vector<Betting> open_;
  std::vector<Node> nodes_;
};

// A round in which any bet is as likely as any other, but for folds, which are rare.
std::uint64_t random_round(const Rules& rules, cards::Dice& dice, const std::vector<Shown>& deals,
                           Counts& counts) {
  std::vector<int> money;
  for (int seat = 0; seat < rules.players(); ++seat) money.push_back(1 + dice.roll(kMostCoins));
  Betting betting = spec::betting::begin(rules, dice.roll(rules.players()), money, 1);
  Digest digest;
  while (true) {
    ++counts.situations;
    digest.add(seen(rules, betting));
    const auto legal = spec::betting::legal_bets(rules, betting);
    if (legal.empty()) break;
    for (const Bet& bet : legal) digest.add(signature::digest(bet));
    const int first = legal.size() > 1 && legal.front() == Bet::fold() && dice.chance(85) ? 1 : 0;
    const int choice = first + dice.roll(static_cast<int>(legal.size()) - first);
    betting = spec::betting::bet(rules, betting, legal[static_cast<std::size_t>(choice)]);
  }
  for (const Shown& hands : deals) digest.add(settled(rules, betting, hands));
  return digest.value();
}

}  // namespace

Part betting_games(const Ruleset& ruleset) {
  const Rules rules(ruleset);
  Part part;
  Gathered games;
  const std::vector<Shown> deals = some_deals(rules, kDealsPerEnd);
  if (rules.players() <= reduced_decks::kMostBettors) {
    for (const reduced_decks::BettingGame& game : reduced_decks::betting_games(rules.players())) {
      ++part.counts.games;
      part.counts.deals += deals.size();
      games.add(Graph(rules, deals, part.counts)
                    .of(spec::betting::begin(rules, 0, game.money, game.ante)));
    }
  } else {
    cards::Dice dice(kRandomRounds);
    for (int i = 0; i < kRandomRounds; ++i) {
      games.add(random_round(rules, dice, deals, part.counts));
    }
  }
  part.value = games.value();
  for (const std::string& topic : rules.consulted()) part.consulted.insert(topic);
  return part;
}

Part showdowns(const Ruleset& ruleset) {
  const Rules rules(ruleset);
  std::vector<int> everybody;
  for (int seat = 0; seat < rules.players(); ++seat) everybody.push_back(seat);
  const BetRound round = checker::plain_line(rules, everybody);
  Betting end = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  for (const Bet& bet : round.bets) end = spec::betting::bet(rules, end, bet);
  Part part;
  Digest digest;
  const auto add = [&](const Shown& hands) {
    ++part.counts.situations;
    digest.add(settled(rules, end, hands));
  };
  if (rules.players() == 2) {
    const std::vector<CardSet> hands = spec::betting::all_hands(rules);
    const Shown standings = shown(rules, hands);
    for (std::size_t i = 0; i < hands.size(); ++i) {
      for (std::size_t j = 0; j < hands.size(); ++j) {
        if ((hands[i] & hands[j]).empty()) add({standings[i], standings[j]});
      }
    }
  } else {
    for (const Shown& hands : some_deals(rules, kDealsShown)) add(hands);
  }
  const Part drawn = draws(ruleset);
  part.counts.add(drawn.counts);
  part.consulted = drawn.consulted;
  part.value = digest.add(drawn.value).value();
  for (const std::string& topic : rules.consulted()) part.consulted.insert(topic);
  return part;
}

}  // namespace hanaproof::signature
