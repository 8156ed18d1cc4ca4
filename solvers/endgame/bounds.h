// What is certain of a position without looking further.
#pragma once

#include <algorithm>
#include <array>

#include "solvers/endgame/future.h"
#include "solvers/endgame/position_key.h"
#include "solvers/endgame/table.h"
#include "solvers/endgame/worth.h"

namespace hanaproof::endgame {

// The value for the side at turn lies in low..high.
struct Range {
  int low = -kUnbounded;
  int high = kUnbounded;
};

// Where cards are counted: each side gains at most all cards of the months that it can still
// capture in, and makes the yaku that these complete. Where yaku are: who can make none gains
// nothing, and who can gains no more than all that it can make is worth.
template <engine::Shape S>
class Bounds {
 public:
  using State = engine::State<S.players>;

  Bounds(const engine::Game<S>& game, const Future<S>& future, const Reach& reach)
      : game_(game), future_(future), reach_(reach) {}

  Range of(const State& state, const View& view) const {
    const Bits cards = view.puts[0] | view.puts[1] | state.field;
    const auto gains = [&](int side) {
      return cards & future_.open_months(view.puts[static_cast<std::size_t>(side)], cards);
    };
    const int mover = side_of(state.turn);
    if constexpr (kCapturedMatters<S>) {
      const auto chance = [&](int side) {
        if constexpr (S.players == 2) {
          if (view.counted) return counted_chance(state, view, side);
        }
        return Chance{can_make(state, side, gains(side)), kUnbounded};
      };
      if (state.phase == engine::Phase::call && !view.counted) return {};
      const Range first = of_first(state, chance(0), chance(1));
      return mover == 0 ? first : Range{-first.high, -first.low};
    } else {
      const Range by_cards{-worth(gains(1 - mover)), worth(gains(mover))};
      if (!yaku_count_too(game_.tables())) return by_cards;
      if (!game_.tables().yaku_grow) return {};
      const Range first = yaku(state, gains(0), gains(1));
      const Range by_yaku = mover == 0 ? first : Range{-first.high, -first.low};
      return {by_cards.low + by_yaku.low, by_cards.high + by_yaku.high};
    }
  }

 private:
  int worth(Bits cards) const {
    return game_.tables().card_points.count ? engine::worth(game_.tables(), cards) : 0;
  }
  // The points of all yaku that a side makes if it gains these cards, and whoever of it needs them.
  int yaku_points(const State& state, int side, Bits gains) const {
    const auto& yaku = game_.tables().yaku;
    const auto& payment = game_.tables().payment;
    int points = 0;
    for (int seat = side; seat < S.players; seat += 2) {
      const Bits captured = game_.counted(state, seat) | gains;
      points += yaku.made(captured, yaku.nothing_captured() + yaku.gain(captured)).points;
      if (payment.pooled) break;
    }
    return payment.team_once ? points : points * S.players / 2;
  }
  // What all yaku of the round can come to, for the first side, where they act on scores.
  Range yaku(const State& state, Bits first_gains, Bits second_gains) const {
    const auto effect = game_.tables().card_points.yaku;
    const int times = engine::times_for_maker(effect, 1) - engine::times_for_others(effect);
    const Range first{yaku_points(state, 0, 0), yaku_points(state, 0, first_gains)};
    const Range second{yaku_points(state, 1, 0), yaku_points(state, 1, second_gains)};
    const Range ahead{times * (first.low - second.high), times * (first.high - second.low)};
    return times < 0 ? Range{ahead.high, ahead.low} : ahead;
  }
  bool can_make(const State& state, int side, Bits gains) const {
    const auto& yaku = game_.tables().yaku;
    for (int seat = side; seat < S.players; seat += 2) {
      if (yaku.possible(game_.counters(state, seat) + yaku.gain(gains))) return true;
    }
    return false;
  }
  // Of a side: whether it can still stop, or be paid for its yaku at the end, and the most that it
  // then gets from another that stops as soon as it may.
  struct Chance {
    bool any = false;
    int most = 0;
  };

  Chance counted_chance(const State& state, const View& view, int seat) const {
    const auto i = static_cast<std::size_t>(seat);
    const auto& tables = game_.tables();
    const auto& outlook = view.outlook[i];
    const bool calls_now = state.phase == engine::Phase::call && state.turn == seat;
    const int offers =
        calls_now ? 1 + offers_left(state, view, seat) : offers_left(state, view, seat);
    const bool paid_anyway = tables.payment.last_caller_wins || tables.payment.everyone_scores;
    Chance chance{offers > 0 || (paid_anyway && outlook.which != 0), kUnbounded};
    if (!chance.any || !tables.factor.formula.empty()) return chance;
    rulebook::yaku::Tally tally{outlook.points, state.calls[i] + offers, state.calls[1 - i], 0, 0};
    chance.most = outlook.points * engine::factor(tables.factor, tally);
    return chance;
  }
  // How often a seat may still be offered a call, at most, beyond one that is waiting.
  int offers_left(const State& state, const View& view, int seat) const {
    using Trigger = engine::CallRules::Trigger;
    const auto i = static_cast<std::size_t>(seat);
    const auto& outlook = view.outlook[i];
    if (outlook.which == 0) return 0;
    const int cards = engine::count(view.puts[i]);
    const bool called = state.calls[i] != 0;
    switch (game_.tables().call.trigger) {
      case Trigger::more_points:
        return called ? std::min(cards, std::max(0, outlook.points - state.called_at[i])) : cards;
      case Trigger::new_yaku:
        return std::min(
            cards, std::popcount(called ? outlook.which & ~state.called_yaku[i] : outlook.which));
      default:
        return cards;
    }
  }

  // For the first side. Who has no chance never stops, and a round played out gives it no more than
  // one that ended now.
  Range of_first(const State& state, Chance first, Chance second) const {
    const int now = first.any && second.any ? 0 : played_out(state);
    if (!first.any && !second.any) {
      // Who need not capture may let the other make a yaku after all.
      if (reach_.forced()) return {now, now};
      return {std::min(0, now), std::max(0, now)};
    }
    const int dealer = game_.tables().payment.dealer_points;
    const auto most = [&](const Chance& chance, int side, int ended_now) {
      if (!chance.any) return std::max(0, ended_now);
      return std::max(chance.most, side_of(state.dealer) == side ? dealer : 0);
    };
    return {-most(second, 1, -now), most(first, 0, now)};
  }
  int played_out(State state) const {
    state.phase = engine::Phase::over;
    return outcome(game_, state);
  }

  const engine::Game<S>& game_;
  const Future<S>& future_;
  const Reach& reach_;
};

}  // namespace hanaproof::endgame
