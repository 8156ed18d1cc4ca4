#include "model/spec/games/game.h"

#include <map>

#include "model/games/added.h"
#include "model/spec/betting/hands.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/deal.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::spec {

using notation::BetPosition;
using notation::Betting;
using notation::HachiPosition;
using notation::Position;

namespace {

// Betting as play from one position to the next.
BetPosition standing_at(const betting::Rules& rules, BetPosition position, Betting betting) {
  position.standing.reset();
  position.dealer_by_bets = betting::dealer_by_bets(rules, betting);
  position.betting = std::move(betting);
  return position;
}
std::vector<notation::Bet> legal_moves(const betting::Rules& rules, const BetPosition& position) {
  return betting::legal_bets(rules, position.betting.value());
}
BetPosition play(const betting::Rules& rules, BetPosition position, const notation::Bet& bet) {
  Betting next = betting::bet(rules, position.betting.value(), bet);
  position.round.bets.push_back(bet);
  return standing_at(rules, std::move(position), std::move(next));
}

// The first decision of what is laid out.
Position opened(const Rules& rules, const Position& dealt) { return spec::open(rules, dealt); }
BetPosition opened(const betting::Rules& rules, BetPosition dealt) {
  notation::BetRound& round = dealt.round;
  round.bets.clear();
  Betting first = betting::begin(rules, round.dealer, round.money, round.ante);
  return standing_at(rules, std::move(dealt), std::move(first));
}
HachiPosition opened(const hachi::Rules& rules, const HachiPosition& dealt) {
  const notation::HachiMatch match =
      dealt.match.money.empty() ? hachi::first_match(rules, dealt.match.rounds, dealt.match.dealer)
                                : dealt.match;
  HachiPosition position = hachi::begin(rules, match, dealt.deal);
  position.edition = dealt.edition;
  position.rules = dealt.rules;
  return position;
}

// A position says where it stands itself; in a betting all bets are made again.
template <class RulesOfAFamily, class PositionOfAFamily>
PositionOfAFamily resumed(const RulesOfAFamily&, const PositionOfAFamily& position) {
  return position;
}
BetPosition resumed(const betting::Rules& rules, const BetPosition& position) {
  BetPosition now = opened(rules, position);
  for (const notation::Bet& bet : position.round.bets) now = play(rules, std::move(now), bet);
  return now;
}

// What hands are, each asked for once: ends are settled with the same hands again and again.
using Standings = std::map<std::uint64_t, betting::Standing>;

template <class RulesOfAFamily, class PositionOfAFamily>
games::Score scored(const RulesOfAFamily& rules, const PositionOfAFamily& position,
                    const games::Hands*, Standings&) {
  return score(rules, position);
}
games::Score scored(const betting::Rules& rules, const BetPosition& position,
                    const games::Hands* hands, Standings& known) {
  const Betting& betting = position.betting.value();
  games::Score score;
  if (!betting.over) {
    for (const notation::Stake& seat : betting.seats) score.money.push_back(seat.money);
    return score;
  }
  betting::Round round{betting.dealer, betting.seats, {}};
  for (const cards::CardSet hand : hands ? *hands : position.round.hands) {
    auto standing = known.find(hand.bits());
    if (standing == known.end()) {
      standing = known.emplace(hand.bits(), betting::standing(rules, hand)).first;
    }
    round.hands.push_back(standing->second);
  }
  const auto settlement = betting::settle(rules, round);
  score.money = settlement.money;
  for (std::size_t seat = 0; seat < score.money.size(); ++seat) {
    score.payment.push_back(score.money[seat] - position.round.money[seat]);
  }
  score.winners = settlement.winners;
  score.multiplier = betting::showdown(rules, round).multiplier;
  score.carried = settlement.carried;
  score.replay = settlement.replay;
  score.excluded = settlement.excluded;
  const int next = betting::next_dealer(rules, betting, settlement);
  if (next != betting::kNobody) score.next_dealer = next;
  return score;
}

template <class RulesOfAFamily, class PositionOfAFamily>
class StateOf : public games::State {
 public:
  StateOf(const RulesOfAFamily& rules, Standings& standings, PositionOfAFamily position)
      : rules_(rules), standings_(standings), position_(std::move(position)) {}

  std::vector<games::Move> moves() const override { return legal_moves(rules_, here()); }
  std::unique_ptr<State> after(const games::Move& move) const override {
    return std::make_unique<StateOf>(rules_, standings_, play(rules_, here(), move));
  }
  const games::Position& position() const override { return position_; }
  games::Score score() const override { return scored(rules_, here(), nullptr, standings_); }
  games::Score score_with(const games::Hands& hands) const override {
    return scored(rules_, here(), &hands, standings_);
  }

 private:
  const PositionOfAFamily& here() const { return *std::get_if<PositionOfAFamily>(&position_); }

  const RulesOfAFamily& rules_;
  Standings& standings_;
  games::Position position_;
};

template <class RulesOfAFamily, class PositionOfAFamily>
class Played : public GameOf<RulesOfAFamily> {
 public:
  using GameOf<RulesOfAFamily>::GameOf;

  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return state(opened(this->asked(), std::get<PositionOfAFamily>(laid_out)));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return state(resumed(this->asked(), std::get<PositionOfAFamily>(position)));
  }
  void forget() const override {
    GameOf<RulesOfAFamily>::forget();
    standings_.clear();
  }

 private:
  std::unique_ptr<games::State> state(PositionOfAFamily position) const {
    return std::make_unique<StateOf<RulesOfAFamily, PositionOfAFamily>>(this->asked(), standings_,
                                                                        std::move(position));
  }

  mutable Standings standings_;
};

}  // namespace

std::unique_ptr<CapturingGame> capturing_game(const rulebook::Ruleset& rules) {
  return std::make_unique<Played<Rules, Position>>(rules);
}
std::unique_ptr<BettingGame> betting_game(const rulebook::Ruleset& rules) {
  return std::make_unique<Played<betting::Rules, BetPosition>>(rules);
}
std::unique_ptr<HachiGame> hachi_game(const rulebook::Ruleset& rules) {
  return std::make_unique<Played<hachi::Rules, HachiPosition>>(rules);
}

std::unique_ptr<Game> game(const rulebook::Ruleset& rules) {
  if (const auto* added = games::added(rules.edition().game)) return added->spec(rules);
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return betting_game(rules);
    case rulebook::Family::hachi:
      return hachi_game(rules);
    default:
      return capturing_game(rules);
  }
}

cards::CardSet deck(const rulebook::Ruleset& rules) {
  if (rulebook::family_of(rules.edition().game) != rulebook::Family::betting)
    return cards::CardSet::all();
  return betting::deck(betting::Rules(rules));
}

}  // namespace hanaproof::spec
