// One side of a round of a capturing game in lockstep, for a number of players known at compile
// time.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <tuple>

#include <fmt/format.h>

#include "checker/measures/impact/lockstep.h"
#include "checker/measures/impact/rounds.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/random_deal.h"
#include "solvers/engine/score.h"

namespace hanaproof::impact {

template <int Players>
class CapturingSide {
 public:
  using State = engine::State<Players>;
  using List = engine::MoveList;
  using Round = State;
  using End = engine::Score<Players>;

  // Throws where the engine has no game for the rules, or they deal more cards than there are.
  CapturingSide(const rulebook::Ruleset& rules, Policy policy, cards::CardSet deck)
      : tables_(std::make_unique<engine::Tables>(rules)),
        dealer_(*tables_, engine::DealSizes::of(rules), deck.bits()),
        policy_(policy) {
    with_game([](const auto&) {});
  }

  // Equal chance gives equal cards where as many are dealt.
  void deal(cards::Dice chance, int dealer) { dealer_.deal(chance, dealer, dealt_); }
  const engine::Tables& tables() const { return *tables_; }
  const State& state() const { return dealt_.state; }
  const engine::Stock& stock() const { return dealt_.stock; }

  const Round& round() const { return state(); }
  void back_to(const Round& round) { dealt_.state = round; }
  std::size_t dealer() const { return state().dealer; }
  bool over() const { return state().phase == engine::Phase::over; }
  void list(List& list) const {
    list.clear();
    if (over()) return;
    with_game([&](const auto& game) { game.moves(state(), list); });
  }
  // What the players see: everything but bookkeeping; moves in any order.
  bool same(const List& list, const CapturingSide& other, const List& others) const {
    const State& a = state();
    const State& b = other.state();
    return a.hand == b.hand && a.captured == b.captured && a.field == b.field && a.next == b.next &&
           a.turn == b.turn && a.phase == b.phase && a.drawn == b.drawn && a.stopped == b.stopped &&
           a.before_draw == b.before_draw && a.deal_end == b.deal_end &&
           std::ranges::is_permutation(list, others);
  }
  engine::Move choose(const List& list, statistics::CommonRandomNumbers& chance) const {
    chance.decide(decision());
    if (policy_ == Policy::greedy) return greedy_move(list, chance);
    return list[chance.among(list.size(), [&](std::size_t i) { return code_of(list[i]); })];
  }
  void play(engine::Move move) {
    with_game([&](const auto& game) { game.play(dealt_.state, move); });
  }
  End end() const {
    End end;
    with_game([&](const auto& game) { end = engine::score(game, state()); });
    return end;
  }
  // The yaku of what the seat has captured so far.
  engine::Made made(std::size_t seat) const {
    return made_of([&](const auto& game) { return game.counted(state(), static_cast<int>(seat)); });
  }
  static const auto& results(const End& end) { return end.result; }
  static unsigned winners(const End& end) { return ahead(end.result); }
  // Of results; where these are equal, of payments.
  static int difference(const End& a, const End& b) {
    const int of_results = largest_difference(a.result, b.result);
    return of_results > 0 ? of_results : largest_difference(a.payment, b.payment);
  }

 private:
  template <class Visit>
  void with_game(Visit visit) const {
    engine::with_game(*tables_, stock(), [&](const auto& game) {
      if constexpr (std::remove_cvref_t<decltype(game)>::kPlayers == Players) visit(game);
    });
  }

  // Which decision of the round it is: the same number on all sides where the same seat has as many
  // cards left to play and to draw, whatever has come about else.
  std::uint64_t decision() const {
    const State& now = state();
    return static_cast<std::uint64_t>(now.phase) | std::uint64_t{now.turn} << 8U |
           static_cast<std::uint64_t>(engine::count(now.hand[now.turn])) << 16U |
           std::uint64_t{now.next} << 24U | std::uint64_t{now.before_draw} << 32U;
  }
  static std::uint64_t code_of(engine::Move move) {
    return static_cast<std::uint64_t>(move.sort) | std::uint64_t{move.card} << 8U |
           std::uint64_t{move.month} << 16U | std::uint64_t{move.takes} << 24U;
  }

  engine::Move greedy_move(const List& list, const statistics::CommonRandomNumbers& chance) const {
    using Sort = engine::Move::Sort;
    // Points, worth of cards and, of equals, chance.
    std::tuple<int, int, std::uint64_t> most = {-1, -1, 0};
    engine::Move best = list[0];
    for (const engine::Move move : list) {
      if (move.sort == Sort::stop) return move;
      std::tuple<int, int, std::uint64_t> worth = {0, 0, chance.of(code_of(move))};
      if (move.sort == Sort::card && move.takes != 0) {
        const engine::Bits captured = move.taken() | engine::bit(move.card);
        std::get<0>(worth) = points_with(captured);
        std::get<1>(worth) = tables_->card_points.count
                                 ? engine::worth(*tables_, captured)
                                 : engine::count(captured & tables_->yaku_cards);
      } else if (move.sort == Sort::card) {
        std::get<0>(worth) = points_with(0);
      }
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }
  // The points of yaku of the seat at turn, once it has captured these cards too.
  int points_with(engine::Bits captured) const {
    return made_of([&](const auto& game) { return captured | game.counted(state(), state().turn); })
        .points;
  }
  // The state has no counters where yaku are looked for at the end alone.
  template <class CardsOf>
  engine::Made made_of(CardsOf cards_of) const {
    engine::Bits captured = 0;
    with_game([&](const auto& game) { captured = cards_of(game); });
    const engine::YakuTable& yaku = tables_->yaku;
    return yaku.made(captured, yaku.nothing_captured() + yaku.gain(captured));
  }

  std::unique_ptr<engine::Tables> tables_;
  engine::Dealer dealer_;
  Policy policy_;
  engine::Deal<Players> dealt_;
};

template <int Players>
using CapturingLockstep = Lockstep<CapturingSide<Players>>;

// Deals the round with this number; the chance that is left for the play. The seats deal in turn,
// unless somebody is the dealer.
template <int Players>
statistics::CommonRandomNumbers deal(CapturingLockstep<Players>& lockstep, std::uint64_t number,
                                     std::optional<int> dealer = {}) {
  cards::Dice chance = lockstep.chance(number);
  const cards::Dice cards(chance.next());
  for (auto& side : lockstep.sides()) {
    side.deal(cards, dealer.value_or(static_cast<int>(number % Players)));
  }
  return statistics::CommonRandomNumbers(chance.next());
}

// Calls `visit` with the number of players as a constant. Throws Unsupported for numbers that
// nobody plays.
template <int Players = 2, class Visit>
auto with_players(int players, Visit visit) {
  if (players == Players) return visit(std::integral_constant<int, Players>());
  if constexpr (Players < 7) return with_players<Players + 1>(players, visit);
  throw Unsupported(fmt::format("no engine plays with {} players", players));
}

}  // namespace hanaproof::impact
