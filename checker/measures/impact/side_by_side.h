// One side of a round in lockstep: a game of any shape for a number of players known at compile
// time. Part of rounds.cpp.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <tuple>
#include <vector>

#include "checker/measures/impact/rounds.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/random_deal.h"
#include "solvers/engine/score.h"
#include "solvers/statistics/common_random_numbers.h"

namespace hanaproof::impact {

template <int Players>
class Side {
 public:
  using State = engine::State<Players>;

  Side(const engine::Tables& tables, engine::DealSizes sizes, engine::Bits deck)
      : tables_(&tables), dealer_(tables, sizes, deck) {}
  virtual ~Side() = default;
  Side(const Side&) = delete;
  Side& operator=(const Side&) = delete;

  // Equal chance gives equal cards where as many are dealt.
  void deal(engine::Random chance, int dealer) {
    dealer_.deal(chance, dealer, dealt_);
    take_up();
  }
  const engine::Tables& tables() const { return *tables_; }
  const State& state() const { return dealt_.state; }
  const engine::Stock& stock() const { return dealt_.stock; }
  bool over() const { return state().phase == engine::Phase::over; }

  // In an order of their own, the same for all sides.
  virtual void moves(engine::MoveList& list) const = 0;
  virtual void play(engine::Move move) = 0;
  virtual engine::Score<Players> score() const = 0;
  // The points of yaku of the seat at turn, once it has captured these cards too.
  virtual int points_with(engine::Bits captured) const = 0;

 protected:
  virtual void take_up() = 0;
  engine::Deal<Players>& dealt() { return dealt_; }

 private:
  const engine::Tables* tables_;
  engine::Dealer dealer_;
  engine::Deal<Players> dealt_;
};

template <engine::Shape S>
class SideOf final : public Side<S.players> {
 public:
  SideOf(const engine::Tables& tables, engine::DealSizes sizes, engine::Bits deck)
      : Side<S.players>(tables, sizes, deck), game_(tables, {}) {}

  void moves(engine::MoveList& list) const override { game_.moves(this->state(), list); }
  void play(engine::Move move) override { game_.play(this->dealt().state, move); }
  engine::Score<S.players> score() const override { return engine::score(game_, this->state()); }
  int points_with(engine::Bits captured) const override {
    const engine::YakuTable& yaku = this->tables().yaku;
    const engine::Bits all = game_.counted(this->state(), this->state().turn) | captured;
    return yaku.made(all, yaku.nothing_captured() + yaku.gain(all)).points;
  }

 private:
  void take_up() override { game_ = engine::Game<S>(this->tables(), this->dealt().stock); }
  engine::Game<S> game_;
};

template <int Players>
std::unique_ptr<Side<Players>> make_side(const engine::Tables& tables, engine::DealSizes sizes,
                                         engine::Bits deck) {
  std::unique_ptr<Side<Players>> side;
  engine::with_game(tables, {}, [&](const auto& game) {
    using Game = std::remove_cvref_t<decltype(game)>;
    if constexpr (Game::kPlayers == Players) {
      side = std::make_unique<SideOf<Game::kShape>>(tables, sizes, deck);
    }
  });
  return side;
}

// What the players see: everything but bookkeeping.
template <int Players>
bool same_to_see(const engine::State<Players>& a, const engine::State<Players>& b) {
  return a.hand == b.hand && a.captured == b.captured && a.field == b.field && a.next == b.next &&
         a.turn == b.turn && a.phase == b.phase && a.drawn == b.drawn && a.stopped == b.stopped &&
         a.before_draw == b.before_draw && a.deal_end == b.deal_end;
}

// Both lists in any order.
inline bool same_moves(const engine::MoveList& a, const engine::MoveList& b) {
  if (a.size() != b.size()) return false;
  if (std::equal(a.begin(), a.end(), b.begin())) return true;
  return std::is_permutation(a.begin(), a.end(), b.begin());
}

template <int Players>
int difference(const engine::Score<Players>& a, const engine::Score<Players>& b) {
  const auto most = [](const auto& x, const auto& y) {
    int largest = 0;
    for (std::size_t seat = 0; seat < x.size(); ++seat) {
      largest = std::max(largest, std::abs(x[seat] - y[seat]));
    }
    return largest;
  };
  const int of_results = most(a.result, b.result);
  return of_results > 0 ? of_results : most(a.payment, b.payment);
}

// Which decision of the round it is: the same number on all sides where the same seat has as many
// cards left to play and to draw, whatever has come about else.
template <int Players>
std::uint64_t decision_of(const engine::State<Players>& state) {
  return static_cast<std::uint64_t>(state.phase) | std::uint64_t{state.turn} << 8U |
         static_cast<std::uint64_t>(engine::count(state.hand[state.turn])) << 16U |
         std::uint64_t{state.next} << 24U | std::uint64_t{state.before_draw} << 32U;
}

inline std::uint64_t code_of(engine::Move move) {
  return static_cast<std::uint64_t>(move.sort) | std::uint64_t{move.card} << 8U |
         std::uint64_t{move.month} << 16U | std::uint64_t{move.takes} << 24U;
}

template <int Players>
engine::Move greedy_move(const Side<Players>& side, const engine::MoveList& list,
                         const statistics::CommonRandomNumbers& chance) {
  using Sort = engine::Move::Sort;
  const engine::Tables& tables = side.tables();
  // Points, worth of cards and, of equals, chance.
  std::tuple<int, int, std::uint64_t> most = {-1, -1, 0};
  engine::Move best = list[0];
  for (const engine::Move move : list) {
    if (move.sort == Sort::stop) return move;
    std::tuple<int, int, std::uint64_t> worth = {0, 0, chance.of(code_of(move))};
    if (move.sort == Sort::card && move.takes != 0) {
      const engine::Bits captured = move.taken() | engine::bit(move.card);
      std::get<0>(worth) = side.points_with(captured);
      std::get<1>(worth) = tables.card_points.count ? engine::worth(tables, captured)
                                                    : engine::count(captured & tables.yaku_cards);
    } else if (move.sort == Sort::card) {
      std::get<0>(worth) = side.points_with(0);
    }
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

template <int Players>
engine::Move choose(Policy policy, const Side<Players>& side, const engine::MoveList& list,
                    statistics::CommonRandomNumbers& chance) {
  chance.decide(decision_of(side.state()));
  if (policy == Policy::greedy) return greedy_move(side, list, chance);
  return list[chance.among(list.size(), [&](std::size_t i) { return code_of(list[i]); })];
}

}  // namespace hanaproof::impact
