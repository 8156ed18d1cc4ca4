#include "solvers/engine/betting/settle.h"

#include <algorithm>
#include <bit>

#include "model/cards/seat.h"

namespace hanaproof::engine::betting {

using cards::at;

namespace {

bool has(Seats seats, int seat) { return (seats & seat_bit(seat)) != 0; }

// The hands of those still in.
struct Table {
  const RankTable& ranks;
  const Hands& hands;
  int dealer;
  Seats seats;

  const HandClass& hand(int seat) const { return ranks[hands[at(seat)]]; }
  // Those of the seats for which it holds.
  template <class Holds>
  Seats only(Holds holds) const {
    Seats some = 0;
    detail::for_each(seats, [&](int seat) {
      if (holds(seat)) some = static_cast<Seats>(some | seat_bit(seat));
    });
    return some;
  }
  // Whether the classes have the hand of one of `some`.
  bool any(const Classes& classes, Seats some) const {
    bool found = false;
    detail::for_each(some, [&](int seat) { found |= classes[hands[at(seat)]]; });
    return found;
  }
  // Of `some`, from the dealer on.
  int first(Seats some) const {
    const unsigned ahead = some & ~(seat_bit(dealer) - 1U);
    return std::countr_zero(ahead != 0 ? ahead : some);
  }
};

// What nothing on the table outranks; everything where hands go round in a circle.
Seats strongest(const Table& table) {
  const Seats best =
      table.only([&](int seat) { return !table.any(table.hand(seat).outranked_by, table.seats); });
  return best != 0 ? best : table.seats;
}

bool replays(const Table& table, Seats best) {
  const int place = table.hand(table.first(best)).place;
  return table.only([&](int seat) {
    const int from = table.hand(seat).replays_from;
    return from >= 0 && (place < 0 || place >= from);
  }) != 0;
}

Seats at_once(const Table& table, Seats best) {
  const Seats catchers =
      table.only([&](int seat) { return table.any(table.hand(seat).catches, best); });
  return catchers != 0 ? catchers : best;
}

// From the dealer on.
Seats in_turn(const Table& table) {
  Seats best = 0;
  int held = kNobody;  // the first of the best
  for (Seats left = table.seats; left != 0;) {
    const int seat = table.first(left);
    left = static_cast<Seats>(left & ~seat_bit(seat));
    if (best != 0) {
      const auto yields = [&](int one, int to) {
        return table.hand(one).outranked_by.test(table.hands[at(to)]);
      };
      const auto catches = [&](int one, int other) {
        return table.hand(one).catches.test(table.hands[at(other)]);
      };
      const bool wins = catches(seat, held) || (!catches(held, seat) && yields(held, seat));
      if (wins) {
        best = 0;
      } else if (catches(held, seat) || yields(seat, held)) {
        continue;
      }
    }
    if (best == 0) held = seat;
    best = static_cast<Seats>(best | seat_bit(seat));
  }
  return best;
}

// What can be parted among the winners is; the rest stays in the middle.
void share(Settlement& settlement, Seats winners, std::int32_t coins) {
  const int parts = std::popcount(winners);
  for (unsigned rest = winners; rest != 0; rest &= rest - 1) {
    settlement.money[at(std::countr_zero(rest))] += coins / parts;
  }
  settlement.carried += coins % parts;
}

// The coins between two levels of all stakes go to some winners.
void award_layer(const Rules& rules, const State& state, std::int32_t below, std::int32_t level,
                 Seats winners, Settlement& settlement) {
  std::int32_t coins = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const std::int32_t part = std::clamp(state.put_in(seat), below, level) - below;
    const bool stays = rules.folded_to_next_round && has(state.folded, seat);
    (stays ? settlement.carried : coins) += part;
  }
  share(settlement, winners, coins);
}

std::int32_t highest_stake(const State& state) {
  std::int32_t most = 0;
  for (int seat = 0; seat < state.players; ++seat) most = std::max(most, state.put_in(seat));
  return most;
}

void award(const Rules& rules, const State& state, Settlement& settlement) {
  const Seats winners = settlement.winners;
  if (!rules.matched_stakes) {
    award_layer(rules, state, 0, highest_stake(state), winners, settlement);
    return;
  }
  // Each layer goes to the winners who have put in more than the one before.
  std::int32_t below = 0;
  for (Seats left = winners;;) {
    std::int32_t level = 0;
    for (unsigned rest = left; rest != 0; rest &= rest - 1) {
      const int seat = std::countr_zero(rest);
      const std::int32_t stake = state.put_in(seat);
      if (stake <= below) {
        left = static_cast<Seats>(left & ~seat_bit(seat));
      } else {
        level = level == 0 ? stake : std::min(level, stake);
      }
    }
    if (left == 0) break;
    award_layer(rules, state, below, level, left, settlement);
    below = level;
  }
  for (int seat = 0; seat < state.players; ++seat) {
    settlement.money[at(seat)] += std::max(0, state.put_in(seat) - below);
  }
}

std::int32_t multiplied(const Rules& rules, const State& state, int seat) {
  switch (rules.multiplied) {
    case Rules::Multiplied::ante_only:
      return state.ante[at(seat)];
    case Rules::Multiplied::bids_only:
      return state.bids[at(seat)];
    default:
      return state.put_in(seat);
  }
}

void collect(const Rules& rules, const State& state, int multiplier, Settlement& settlement) {
  const std::int32_t times = rules.on_top ? multiplier : multiplier - 1;
  for (int seat = 0; seat < state.players; ++seat) {
    if (has(settlement.winners, seat)) continue;
    if (has(state.folded, seat) && !rules.folded_pay) continue;
    std::int32_t& money = settlement.money[at(seat)];
    std::int32_t paid = times * multiplied(rules, state, seat);
    if (paid > money) {
      paid = rules.debtor_pays_nothing ? 0 : money;
      if (rules.excludes) {
        settlement.excluded = static_cast<Seats>(settlement.excluded | seat_bit(seat));
      }
    }
    money -= paid;
    share(settlement, settlement.winners, paid);
  }
}

}  // namespace

Showdown showdown(const Rules& rules, const RankTable& ranks, const State& state,
                  const Hands& hands) {
  const Table table{ranks, hands, state.dealer, state.standing()};
  if (table.seats == 0) return {};
  const bool shown = !std::has_single_bit(table.seats);
  Showdown result{table.seats, 0};
  if (shown) {
    const Seats strong = strongest(table);
    if (replays(table, strong)) return {};
    result.winners = rules.in_turn ? in_turn(table) : at_once(table, strong);
  }
  if (shown || rules.unshown_multiplies) {
    result.multiplier = table.hand(table.first(result.winners)).multiplier;
  }
  return result;
}

Settlement settle(const Rules& rules, const State& state, const Showdown& result) {
  Settlement settlement;
  settlement.money = state.money;
  settlement.winners = result.winners;
  const bool decided = std::has_single_bit(result.winners) ||
                       (result.winners != 0 && rules.tie == Rules::Tie::split);
  if (!decided) {
    for (int seat = 0; seat < state.players; ++seat) settlement.carried += state.put_in(seat);
    settlement.replay = result.winners == 0 || rules.tie == Rules::Tie::replay;
    return settlement;
  }
  award(rules, state, settlement);
  if (result.multiplier > 0) collect(rules, state, result.multiplier, settlement);
  return settlement;
}

int next_dealer(const Rules& rules, const State& state, const Settlement& settlement) {
  int dealer = dealer_by_bets(rules, state);
  if (dealer == kNobody) {
    dealer = std::has_single_bit(settlement.winners) ? std::countr_zero(settlement.winners)
                                                     : state.dealer;
  }
  if (!has(settlement.excluded, dealer)) return dealer;
  const auto left = static_cast<Seats>(state.everyone() & ~settlement.excluded);
  if (rules.excluded_dealer == Rules::Excluded::draw && !std::has_single_bit(left)) return kNobody;
  const Seats heirs = rules.excluded_dealer == Rules::Excluded::winner ? settlement.winners : left;
  do {
    dealer = (dealer + 1) % state.players;
  } while (!has(heirs, dealer));
  return dealer;
}

}  // namespace hanaproof::engine::betting
