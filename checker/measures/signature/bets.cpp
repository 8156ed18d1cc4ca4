#include <numeric>

#include "checker/measures/signature/graph.h"
#include "checker/measures/signature/parts.h"
#include "checker/situations/bet_lines.h"
#include "model/cards/dice.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/games/game.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::signature {

using cards::Card;
using cards::CardSet;
using games::Hands;
using games::State;
using notation::Bet;
using notation::BetPosition;
using rulebook::Ruleset;

namespace {

constexpr int kDealsPerEnd = 60;
constexpr int kDealsShown = 6000;
constexpr int kRandomRounds = 40;
constexpr int kMostCoins = 30;

// The same deals of a deck whatever the rules; none of a deck too small for so many players.
std::vector<Hands> some_deals(const spec::betting::Rules& rules, int number) {
  cards::Dice dice(static_cast<std::uint64_t>(number));
  std::vector<Card> deck = spec::betting::deck(rules).cards();
  std::vector<Hands> deals;
  if (static_cast<int>(deck.size()) < 2 * rules.players()) return deals;
  for (int i = 0; i < number; ++i) {
    dice.shuffle(deck);
    deals.push_back(spec::betting::deal(rules.players(), 0, deck));
  }
  return deals;
}

std::uint64_t look(const State& state) {
  const auto& position = std::get<BetPosition>(state.position());
  const notation::Betting& betting = position.betting.value();
  Digest digest;
  for (const notation::Stake& seat : betting.seats) {
    digest.add(seat.money).add(seat.put_in()).add(seat.folded);
  }
  digest.add(betting.over);
  return digest.add(betting.over ? position.dealer_by_bets : betting.turn).value();
}

// What becomes of the coins, who leaves, who deals next.
std::uint64_t settled(const State& end, const Hands& hands) {
  const games::Score score = end.score_with(hands);
  Digest digest;
  digest.add_all(score.money).add(score.carried).add(score.replay);
  digest.add_all(score.winners).add_all(score.excluded);
  return digest.add(score.next_dealer.value_or(notation::kNobody)).value();
}

// A round of any bets.
std::uint64_t random_round(const spec::Game& spec, cards::Dice& dice,
                           const std::vector<Hands>& deals, Counts& counts) {
  BetPosition start;
  const int players = spec.rules().scope().players;
  for (int seat = 0; seat < players; ++seat) {
    start.round.money.push_back(1 + dice.roll(kMostCoins));
  }
  start.round.dealer = dice.roll(players);
  auto state = spec.open(start);
  Digest digest;
  while (true) {
    ++counts.situations;
    digest.add(look(*state));
    const auto legal = state->moves();
    if (legal.empty()) break;
    for (const Bet& bet : legal) digest.add(signature::digest(bet));
    state = state->after(checker::any_bet(legal, dice));
  }
  for (const Hands& hands : deals) digest.add(settled(*state, hands));
  return digest.value();
}

}  // namespace

Part betting_games(const Ruleset& ruleset) {
  const auto spec = spec::betting_game(ruleset);
  Counts counts;
  Gathered games;
  const std::vector<Hands> deals = some_deals(spec->asked(), kDealsPerEnd);
  const int players = ruleset.scope().players;
  if (players > reduced_decks::kMostBettors) {
    cards::Dice dice(kRandomRounds);
    for (int i = 0; i < kRandomRounds; ++i) games.add(random_round(*spec, dice, deals, counts));
    return {games.value(), counts, spec->consulted()};
  }
  for (const reduced_decks::BettingGame& game : reduced_decks::betting_games(players)) {
    ++counts.games;
    counts.deals += deals.size();
    BetPosition start;
    start.round = {.dealer = 0, .money = game.money, .ante = game.ante};
    const auto local_of = [&](const State& state) {
      Digest local;
      local.add(look(state));
      if (!games::is_over(state.position())) return local;
      for (const Hands& hands : deals) local.add(settled(state, hands));
      return local;
    };
    games.add(as_lines(spec->open(start), local_of, counts));
  }
  return {games.value(), counts, spec->consulted()};
}

Part showdowns(const Ruleset& ruleset) {
  const auto spec = spec::betting_game(ruleset);
  const spec::betting::Rules& rules = spec->asked();
  std::vector<int> everybody(static_cast<std::size_t>(rules.players()));
  std::iota(everybody.begin(), everybody.end(), 0);
  BetPosition round;
  round.round = checker::plain_line(rules, everybody);
  const auto end = spec->at(round);
  Part part = draws(ruleset);
  Digest digest;
  const auto add = [&](const Hands& hands) {
    ++part.counts.situations;
    digest.add(settled(*end, hands));
  };
  if (rules.players() == 2) {
    const std::vector<CardSet> hands = spec::betting::all_hands(rules);
    for (const CardSet first : hands) {
      for (const CardSet second : hands) {
        if ((first & second).empty()) add({first, second});
      }
    }
  } else {
    for (const Hands& hands : some_deals(rules, kDealsShown)) add(hands);
  }
  part.value = digest.add(part.value).value();
  const auto consulted = spec->consulted();
  part.consulted.insert(part.consulted.end(), consulted.begin(), consulted.end());
  return part;
}

}  // namespace hanaproof::signature
