// Points, factors and who pays. Part of score.h.
#pragma once

#include <algorithm>

#include "solvers/engine/score.h"

namespace hanaproof::engine {

inline int combine(FactorRules::Combine how, int a, int b) {
  if (a == 1 || b == 1 || how == FactorRules::Combine::multiply) return a * b;
  return how == FactorRules::Combine::add ? a + b - 1 : std::max(a, b);
}

// What a winner's points are multiplied by.
inline int factor(const FactorRules& rules, const rulebook::yaku::Tally& tally) {
  if (!rules.formula.empty()) return rules.formula.run(0, tally);
  const int counter = tally.others > 0 ? rules.counter : 1;
  const int weighed = rules.high_after_counter ? tally.points * counter : tally.points;
  const int high = weighed >= rules.high_from ? rules.high : 1;
  int own = 1;
  if (rules.own_calls == FactorRules::Own::calls_plus_one) own = tally.own + 1;
  if (rules.own_calls == FactorRules::Own::factorial) {
    for (int call = 1; call <= tally.own; ++call) own *= call + 1;
  }
  return combine(rules.with_own, combine(rules.counter_high, counter, high), own);
}

// So many times its points a yaku adds to the score of its maker's side...
inline int times_for_maker(CardPoints::YakuEffect effect, int opponents) {
  using Effect = CardPoints::YakuEffect;
  switch (effect) {
    case Effect::everyone_loses:
    case Effect::maker_loses:
      return -1;
    case Effect::gain_and_lose:
    case Effect::maker_gains:
      return 1;
    case Effect::paid_by_each:
      return opponents;
    default:
      return 0;
  }
}
// ... and to the score of each other side.
inline int times_for_others(CardPoints::YakuEffect effect) {
  using Effect = CardPoints::YakuEffect;
  const bool spared =
      effect == Effect::none || effect == Effect::maker_gains || effect == Effect::maker_loses;
  return spared ? 0 : -1;
}

namespace detail {

template <Shape S>
class Settlement {
 public:
  static constexpr int kPlayers = S.players;
  Settlement(const Game<S>& game, const State<kPlayers>& state, Score<kPlayers>& score)
      : game_(game), t_(game.tables()), state_(state), score_(score) {}

  void settle() {
    if (state_.deal_end == DealEnd::void_deal) return;
    if (state_.deal_end == DealEnd::hand_win) return hands();
    if (t_.card_points.count) return cards();
    if (state_.stopped != kNobody) return stopped(state_.stopped);
    played_out();
  }

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  bool together(int a, int b) const { return (state_.side[at(a)] >> b & 1) != 0; }

  int members(int seat) const { return std::popcount(state_.side[at(seat)]); }

  void award(int winner, int amount) {
    const int others = kPlayers / members(winner) - 1;  // teams
    for (int seat = 0; seat < kPlayers; ++seat) {
      const bool wins = together(winner, seat);
      if (wins) score_.result[at(seat)] += amount;
      if (t_.payment.teams > 0) {
        // A team that pays once pays through the first of its seats after the winner's.
        const bool first = (seat - winner + kPlayers) % kPlayers <= others;
        const bool pays = !t_.payment.team_once || (wins ? seat == winner : first);
        if (pays) score_.payment[at(seat)] += wins ? amount * others : -amount;
      } else if (seat != winner) {
        score_.payment[at(seat)] -= amount;
        score_.payment[at(winner)] += amount;
      }
    }
  }

  // The opponent who said koi-koi last; kNobody when none did.
  int last_opponent_caller(int winner) const {
    if (state_.last_call != kNobody && !together(winner, state_.last_call)) return state_.last_call;
    if (state_.last_call != kNobody && t_.payment.last_caller_pays && t_.payment.last_of_all) {
      return kNobody;
    }
    for (int back = 1; back < kPlayers; ++back) {
      const int other = (winner - back + kPlayers) % kPlayers;
      if (!together(winner, other) && state_.calls[at(other)] > 0) return other;
    }
    return kNobody;
  }

  int multiplied(int seat, int points, bool countered) const {
    int others = 0;
    for (int other = 0; other < kPlayers; ++other) {
      if (countered && !together(seat, other)) others += state_.calls[at(other)];
    }
    const int dealer = state_.dealer == seat ? 1 : 0;
    return points *
           factor(t_.factor, {points, state_.calls[at(seat)], others, dealer, state_.round});
  }

  void stopped(int winner) {
    const int points = std::max(0, score_.points[at(winner)] - state_.forfeited[at(winner)]);
    const int caller = last_opponent_caller(winner);
    const int amount = multiplied(winner, points, caller != kNobody);
    if (caller != kNobody && t_.payment.last_caller_pays) {
      score_.result[at(winner)] += amount;
      score_.payment[at(winner)] += amount;
      score_.payment[at(caller)] -= amount;
    } else {
      award(winner, amount);
    }
    if (!t_.payment.everyone_scores) return;
    for (int other = 0; other < kPlayers; ++other) {
      if (!together(winner, other) && score_.points[at(other)] != 0) {
        award(other, score_.points[at(other)]);
      }
    }
  }

  void played_out() {
    if (std::ranges::all_of(state_.calls, [](int said) { return said == 0; })) {
      if (t_.payment.dealer_points > 0) award(state_.dealer, t_.payment.dealer_points);
      return;
    }
    if (!t_.payment.last_caller_wins) return;
    const int seat = state_.last_call;
    award(seat, multiplied(seat, score_.points[at(seat)], last_opponent_caller(seat) != kNobody));
  }

  void hands() {
    Seats winners = state_.hand_winners;
    if (std::popcount(winners) > 1) {
      if (t_.deal.both_win == DealRules::BothWin::draw) return;
      if (t_.deal.both_win == DealRules::BothWin::dealer) {
        const auto dealer = static_cast<Seats>(1U << state_.dealer);
        winners = (winners & dealer) != 0 ? dealer : static_cast<Seats>(winners & -winners);
      }
    }
    for (unsigned rest = winners; rest != 0; rest &= rest - 1) {
      const int seat = std::countr_zero(rest);
      award(seat, hand_combo(t_.deal, state_.hand[at(seat)]).points);
    }
  }

  // Everyone keeps the worth of their side's cards, or what it exceeds an equal share of the deck's
  // by.
  void cards() {
    score_.result = score_.points;
    if (t_.card_points.less_share) {
      const int share = worth(t_, game_.deck(state_)) / kPlayers;
      for (int seat = 0; seat < kPlayers; ++seat) score_.result[at(seat)] -= share * members(seat);
      score_.payment = score_.result;
    }
    if (t_.card_points.yaku == CardPoints::YakuEffect::none) return;
    for (int seat = 0; seat < kPlayers; ++seat) yaku_of(seat);
  }

  // What the yaku of a seat's own cards do to all results; those of pooled cards count for the
  // first seat of the side.
  void yaku_of(int maker) {
    const int points = score_.yaku[at(maker)].points;
    if (points == 0 || (t_.payment.pooled && std::countr_zero(state_.side[at(maker)]) != maker)) {
      return;
    }
    const auto effect = t_.card_points.yaku;
    for (int seat = 0; seat < kPlayers; ++seat) {
      const int once = t_.payment.team_once ? points : points * members(seat);
      const int times = together(maker, seat)
                            ? times_for_maker(effect, kPlayers / members(seat) - 1)
                            : times_for_others(effect);
      score_.result[at(seat)] += once * times;
    }
  }

  const Game<S>& game_;
  const Tables& t_;
  const State<kPlayers>& state_;
  Score<kPlayers>& score_;
};

}  // namespace detail

inline int worth(const Tables& tables, Bits cards) {
  int sum = 0;
  for (std::size_t kind = 0; kind < tables.card_points.worth.size(); ++kind) {
    sum += tables.card_points.worth[kind] * count(cards & kCardsOfKind[kind]);
  }
  return sum;
}

template <Shape S>
Score<S.players> score(const Game<S>& game, const State<S.players>& state) {
  Score<S.players> score;
  for (int seat = 0; seat < S.players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    const CardPoints& cards = game.tables().card_points;
    if (!cards.count) {
      score.yaku[i] = game.made(state, seat);
      score.points[i] = score.yaku[i].points;
      continue;
    }
    Bits captured = 0;
    for (unsigned rest = state.side[i]; rest != 0; rest &= rest - 1) {
      captured |= state.captured[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    score.points[i] = worth(game.tables(), captured);
    if (cards.yaku != CardPoints::YakuEffect::none) {
      // Counters are not kept up while nobody calls.
      const Bits counted = game.counted(state, seat);
      const YakuTable& yaku = game.tables().yaku;
      score.yaku[i] = yaku.made(counted, yaku.nothing_captured() + yaku.gain(counted));
    }
  }
  if (state.phase == Phase::over) detail::Settlement<S>(game, state, score).settle();
  return score;
}

}  // namespace hanaproof::engine
