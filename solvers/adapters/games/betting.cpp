#include <utility>

#include "model/cards/seat.h"
#include "solvers/adapters/games/game.h"

namespace hanaproof::adapters {

using cards::at;
using engine::betting::Action;
using engine::betting::seat_bit;
using engine::betting::Seats;
using notation::Bet;
using notation::BetPosition;

namespace {

Bet bet_of(const Action& action) {
  switch (action.sort) {
    case Action::Sort::fold:
      return Bet::fold();
    case Action::Sort::follow:
      return Bet::follow();
    default:
      return Bet::raise(action.stake);
  }
}

using Held = engine::betting::State;

notation::Betting betting_of(const Held& state) {
  notation::Betting betting;
  betting.dealer = state.dealer;
  betting.turn = state.turn;
  betting.over = state.over;
  betting.capped = state.capped;
  for (int seat = 0; seat < state.players; ++seat) {
    const auto is_in = [&](Seats seats) { return (seats & seat_bit(seat)) != 0; };
    betting.seats.push_back(
        {state.money[at(seat)], state.ante[at(seat)], state.bids[at(seat)], is_in(state.folded)});
    betting.bids_before.push_back(state.bids[at(seat)] - state.bid[at(seat)]);
    betting.has_bid.push_back(is_in(state.has_bid));
    betting.has_raised.push_back(is_in(state.has_raised));
  }
  for (int i = 0; i < state.held; ++i) {
    const engine::betting::Auction& auction = state.auctions[at(i)];
    betting.auctions.push_back({auction.opener, auction.last_raiser, auction.last_follower});
  }
  return betting;
}

struct BettingPlayed {
  rulebook::Ruleset rules;
  BettingTables tables;
  SpoilBets spoil;
};

class BettingState : public games::State {
 public:
  BettingState(const BettingPlayed& engine, BetPosition position, const Held& held)
      : engine_(engine), held_(held) {
    position.standing.reset();
    position.betting = betting_of(held);
    position.dealer_by_bets = engine::betting::dealer_by_bets(engine_.tables.rules, held);
    position_ = std::move(position);
  }

  std::vector<games::Move> moves() const override {
    const auto options = engine::betting::options(engine_.tables.rules, held_);
    std::vector<games::Move> bets;
    for (int i = 0; i < options.count(); ++i) bets.push_back(bet_of(options.at(i)));
    return bets;
  }

  std::unique_ptr<games::State> after(const games::Move& bet) const override {
    Held next = held_;
    engine::betting::act(engine_.tables.rules, next, to_action(bet));
    if (engine_.spoil) engine_.spoil(held_, to_action(bet), next);
    BetPosition position = here();
    position.round.bets.push_back(bet);
    return std::make_unique<BettingState>(engine_, std::move(position), next);
  }

  const games::Position& position() const override { return position_; }
  games::Score score() const override { return score_with(here().round.hands); }

  games::Score score_with(const games::Hands& hands) const override {
    games::Score score;
    score.money.assign(held_.money.begin(), held_.money.begin() + held_.players);
    if (!held_.over) return score;
    const auto& [rules, ranks] = engine_.tables;
    engine::betting::Hands classes{};
    for (std::size_t seat = 0; seat < hands.size(); ++seat) classes[seat] = ranks.of(hands[seat]);
    const auto shown = engine::betting::showdown(rules, ranks, held_, classes);
    const auto settled = engine::betting::settle(rules, held_, shown);
    for (std::size_t seat = 0; seat < score.money.size(); ++seat) {
      score.money[seat] = settled.money[seat];
      score.payment.push_back(score.money[seat] - here().round.money[seat]);
    }
    score.winners = listed(settled.winners);
    score.multiplier = shown.multiplier;
    score.carried = settled.carried;
    score.replay = settled.replay;
    score.excluded = listed(settled.excluded);
    const int next = engine::betting::next_dealer(rules, held_, settled);
    if (next != engine::betting::kNobody) score.next_dealer = next;
    return score;
  }

 private:
  const BetPosition& here() const { return *std::get_if<BetPosition>(&position_); }

  const BettingPlayed& engine_;
  Held held_;
  games::Position position_;
};

class BettingEngine : public games::Game {
 public:
  explicit BettingEngine(BettingPlayed engine) : engine_(std::move(engine)) {}

  const rulebook::Ruleset& rules() const override { return engine_.rules; }
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

 private:
  std::unique_ptr<games::State> begun(BetPosition position) const {
    notation::BetRound& round = position.round;
    round.bets.clear();
    engine::betting::PerSeat<std::int32_t> money{};
    for (std::size_t seat = 0; seat < round.money.size(); ++seat) money[seat] = round.money[seat];
    const auto first = engine::betting::begin(engine_.tables.rules, round.players(), round.dealer,
                                              money, round.ante);
    return std::make_unique<BettingState>(engine_, std::move(position), first);
  }

  BettingPlayed engine_;
};

}  // namespace

Action to_action(const Bet& bet) {
  if (bet.sort == Bet::Sort::fold) return {Action::Sort::fold, 0};
  if (bet.sort == Bet::Sort::follow) return {Action::Sort::follow, 0};
  return {Action::Sort::raise, bet.amount};
}

std::vector<int> listed(Seats seats) {
  std::vector<int> list;
  for (int seat = 0; seat < engine::betting::kMostSeats; ++seat) {
    if ((seats & seat_bit(seat)) != 0) list.push_back(seat);
  }
  return list;
}

std::unique_ptr<games::Game> betting_engine(const rulebook::Ruleset& rules, BettingTables tables,
                                            SpoilBets spoil) {
  return std::make_unique<BettingEngine>(BettingPlayed{rules, std::move(tables), std::move(spoil)});
}

}  // namespace hanaproof::adapters
