#include <map>

#include "model/spec/betting/showdown.h"
#include "model/spec/games/game.h"

namespace hanaproof::spec {

using betting::kNobody;
using notation::Bet;
using notation::BetPosition;
using notation::Betting;

namespace {

// What hands are, each asked for once: ends are settled with the same hands again and again.
class Standings {
 public:
  explicit Standings(const betting::Rules& rules) : rules_(rules) {}
  const betting::Standing& of(cards::CardSet hand) {
    const auto found = known_.find(hand.bits());
    if (found != known_.end()) return found->second;
    return known_.emplace(hand.bits(), betting::standing(rules_, hand)).first->second;
  }
  void forget() { known_.clear(); }

 private:
  const betting::Rules& rules_;
  std::map<std::uint64_t, betting::Standing> known_;
};

BetPosition standing_at(const betting::Rules& rules, BetPosition position, Betting betting) {
  position.standing.reset();
  position.dealer_by_bets = betting::dealer_by_bets(rules, betting);
  position.betting = std::move(betting);
  return position;
}

class BettingState : public games::State {
 public:
  BettingState(const betting::Rules& rules, Standings& standings, BetPosition position,
               Betting betting)
      : rules_(rules),
        standings_(standings),
        position_(standing_at(rules, std::move(position), std::move(betting))) {}

  std::vector<games::Move> moves() const override {
    return betting::legal_bets(rules_, here().betting.value());
  }
  std::unique_ptr<State> after(const games::Move& move) const override {
    Betting next = betting::bet(rules_, here().betting.value(), move);
    BetPosition position = here();
    position.round.bets.push_back(move);
    return std::make_unique<BettingState>(rules_, standings_, std::move(position), std::move(next));
  }
  const games::Position& position() const override { return position_; }
  games::Score score() const override { return score_with(here().round.hands); }

  games::Score score_with(const games::Hands& hands) const override {
    const Betting& betting = here().betting.value();
    games::Score score;
    if (!betting.over) {
      for (const notation::Stake& seat : betting.seats) score.money.push_back(seat.money);
      return score;
    }
    betting::Round round{betting.dealer, betting.seats, {}};
    for (const cards::CardSet hand : hands) round.hands.push_back(standings_.of(hand));
    const auto settlement = betting::settle(rules_, round);
    score.money = settlement.money;
    for (std::size_t seat = 0; seat < score.money.size(); ++seat) {
      score.payment.push_back(score.money[seat] - here().round.money[seat]);
    }
    const auto showdown = betting::showdown(rules_, round);
    score.winners = showdown.winners;
    score.multiplier = showdown.multiplier;
    score.carried = settlement.carried;
    score.replay = settlement.replay;
    score.excluded = settlement.excluded;
    const int next = betting::next_dealer(rules_, betting, settlement);
    if (next != kNobody) score.next_dealer = next;
    return score;
  }

 private:
  const BetPosition& here() const { return *std::get_if<BetPosition>(&position_); }

  const betting::Rules& rules_;
  Standings& standings_;
  games::Position position_;
};

class BettingSpec : public BettingGame {
 public:
  using BettingGame::BettingGame;

  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return begun(std::get<BetPosition>(laid_out));
  }
  // The bets are made again.
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    const auto& asked_about = std::get<BetPosition>(position);
    std::unique_ptr<games::State> state = begun(asked_about);
    for (const Bet& bet : asked_about.round.bets) state = state->after(bet);
    return state;
  }
  void forget() const override {
    BettingGame::forget();
    standings_.forget();
  }

 private:
  std::unique_ptr<games::State> begun(BetPosition position) const {
    notation::BetRound& round = position.round;
    round.bets.clear();
    Betting first = betting::begin(asked(), round.dealer, round.money, round.ante);
    return std::make_unique<BettingState>(asked(), standings_, std::move(position),
                                          std::move(first));
  }

  mutable Standings standings_{asked()};
};

}  // namespace

std::unique_ptr<BettingGame> betting_game(const rulebook::Ruleset& rules) {
  return std::make_unique<BettingSpec>(rules);
}

}  // namespace hanaproof::spec
