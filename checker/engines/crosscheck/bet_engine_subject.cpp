#include "checker/engines/crosscheck/bet_engine_subject.h"

#include <utility>

#include "model/cards/seat.h"

namespace hanaproof::crosscheck {

using cards::at;
using engine::betting::Action;
using engine::betting::State;
using notation::Bet;
using notation::BetRound;

namespace {

Bet to_notation(const Action& action) {
  switch (action.sort) {
    case Action::Sort::fold:
      return Bet::fold();
    case Action::Sort::follow:
      return Bet::follow();
    default:
      return Bet::raise(action.stake);
  }
}

Action to_engine(const Bet& bet) {
  switch (bet.sort) {
    case Bet::Sort::fold:
      return {Action::Sort::fold, 0};
    case Bet::Sort::follow:
      return {Action::Sort::follow, 0};
    default:
      return {Action::Sort::raise, bet.amount};
  }
}

std::vector<int> seats_of(engine::betting::Seats seats, int players) {
  std::vector<int> list;
  for (int seat = 0; seat < players; ++seat) {
    if ((seats & engine::betting::seat_bit(seat)) != 0) list.push_back(seat);
  }
  return list;
}

spec::betting::Betting to_spec(const State& state) {
  spec::betting::Betting betting;
  betting.dealer = state.dealer;
  betting.turn = state.turn;
  betting.over = state.over;
  betting.capped = state.capped;
  for (int seat = 0; seat < state.players; ++seat) {
    const auto is_in = [&](engine::betting::Seats seats) {
      return (seats & engine::betting::seat_bit(seat)) != 0;
    };
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

struct BetEngine {
  engine::betting::Rules rules;
  engine::betting::RankTable ranks;
  SpoilBets spoil;
};

class BetEngineBoard : public BetBoard {
 public:
  BetEngineBoard(const BetEngine& engine, const State& state) : engine_(engine), state_(state) {}

  std::vector<Bet> bets() const override {
    const engine::betting::Options options = engine::betting::options(engine_.rules, state_);
    std::vector<Bet> bets;
    for (int i = 0; i < options.count(); ++i) bets.push_back(to_notation(options.at(i)));
    return bets;
  }

  spec::betting::Betting betting() const override { return to_spec(state_); }
  int dealer_by_bets() const override {
    return engine::betting::dealer_by_bets(engine_.rules, state_);
  }

  std::unique_ptr<BetBoard> after(const Bet& bet) const override {
    State next = state_;
    engine::betting::act(engine_.rules, next, to_engine(bet));
    if (engine_.spoil) engine_.spoil(state_, to_engine(bet), next);
    return std::make_unique<BetEngineBoard>(engine_, next);
  }

  BetEnd end(const std::vector<cards::CardSet>& dealt) const override {
    engine::betting::Hands hands{};
    for (std::size_t seat = 0; seat < dealt.size(); ++seat) {
      hands[seat] = engine_.ranks.of(dealt[seat]);
    }
    const auto shown = engine::betting::showdown(engine_.rules, engine_.ranks, state_, hands);
    const auto settled = engine::betting::settle(engine_.rules, state_, shown);
    BetEnd end;
    end.showdown = {seats_of(shown.winners, state_.players), shown.multiplier};
    end.settlement.money.assign(settled.money.begin(), settled.money.begin() + state_.players);
    end.settlement.carried = settled.carried;
    end.settlement.replay = settled.replay;
    end.settlement.winners = seats_of(settled.winners, state_.players);
    end.settlement.excluded = seats_of(settled.excluded, state_.players);
    end.next_dealer = engine::betting::next_dealer(engine_.rules, state_, settled);
    return end;
  }

 private:
  const BetEngine& engine_;
  State state_;
};

class BetEngineSubject : public BetSubject {
 public:
  explicit BetEngineSubject(BetEngine engine) : engine_(std::move(engine)) {}

  std::unique_ptr<BetBoard> begin(const BetRound& round) const override {
    engine::betting::PerSeat<std::int32_t> money{};
    for (std::size_t seat = 0; seat < round.money.size(); ++seat) money[seat] = round.money[seat];
    return std::make_unique<BetEngineBoard>(
        engine_,
        engine::betting::begin(engine_.rules, round.players(), round.dealer, money, round.ante));
  }

 private:
  BetEngine engine_;
};

}  // namespace

std::unique_ptr<BetSubject> bet_engine_subject(const engine::betting::Rules& rules,
                                               engine::betting::RankTable ranks, SpoilBets spoil) {
  return std::make_unique<BetEngineSubject>(BetEngine{rules, std::move(ranks), std::move(spoil)});
}

std::unique_ptr<BetSubject> bet_engine_subject(const rulebook::Ruleset& rules) {
  return bet_engine_subject(engine::betting::Rules(rules), engine::betting::RankTable(rules));
}

}  // namespace hanaproof::crosscheck
