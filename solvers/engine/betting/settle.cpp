#include "solvers/engine/betting/settle.h"

#include <algorithm>
#include <bit>

#include "model/cards/seat.h"

namespace hanaproof::engine::betting {

using cards::at;

namespace {

bool has(Seats seats, int seat) { return (seats & seat_bit(seat)) != 0; }

// The hands on the table, from the dealer on.
struct Table {
  std::array<std::int16_t, kMostSeats> seats{};
  std::array<ClassId, kMostSeats> hands{};
  int size = 0;
  Classes shown = {};

  void add(int seat, ClassId hand) {
    seats[at(size)] = static_cast<std::int16_t>(seat);
    hands[at(size++)] = hand;
    shown.set(hand);
  }
};

Table table_of(const State& state, const Hands& hands) {
  Table table;
  for (int ahead = 0; ahead < state.players; ++ahead) {
    const int seat = (state.dealer + ahead) % state.players;
    if (has(state.standing(), seat)) table.add(seat, hands[at(seat)]);
  }
  return table;
}

// Those of the hands for which it holds.
template <class Holds>
Table only(const Table& table, Holds holds) {
  Table some;
  for (int i = 0; i < table.size; ++i) {
    if (holds(table.hands[at(i)])) some.add(table.seats[at(i)], table.hands[at(i)]);
  }
  return some;
}

// What nothing on the table outranks; everything where hands go round in a circle.
Table strongest(const RankTable& ranks, const Table& table) {
  const Table best =
      only(table, [&](ClassId hand) { return (ranks[hand].outranked_by & table.shown).none(); });
  return best.size > 0 ? best : table;
}

bool replays(const RankTable& ranks, const Table& table, const Table& best) {
  const int place = ranks[best.hands[0]].place;
  for (int i = 0; i < table.size; ++i) {
    const int from = ranks[table.hands[at(i)]].replays_from;
    if (from >= 0 && (place < 0 || place >= from)) return true;
  }
  return false;
}

Table at_once(const RankTable& ranks, const Table& table, const Table& best) {
  const Table catchers =
      only(table, [&](ClassId hand) { return (ranks[hand].catches & best.shown).any(); });
  return catchers.size > 0 ? catchers : best;
}

Table in_turn(const RankTable& ranks, const Table& table) {
  Table best;
  for (int i = 0; i < table.size; ++i) {
    const ClassId hand = table.hands[at(i)];
    if (best.size > 0) {
      const ClassId held = best.hands[0];
      const bool wins = ranks[hand].catches.test(held) ||
                        (!ranks[held].catches.test(hand) && ranks[held].outranked_by.test(hand));
      const bool loses =
          !wins && (ranks[held].catches.test(hand) || ranks[hand].outranked_by.test(held));
      if (wins) best = {};
      if (loses) continue;
    }
    best.add(table.seats[at(i)], hand);
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
  const Table table = table_of(state, hands);
  if (table.size == 0) return {};
  Table best = table;
  if (table.size > 1) {
    const Table strong = strongest(ranks, table);
    if (replays(ranks, table, strong)) return {};
    best = rules.in_turn ? in_turn(ranks, table) : at_once(ranks, table, strong);
  }
  Showdown result;
  for (int i = 0; i < best.size; ++i) {
    result.winners = static_cast<Seats>(result.winners | seat_bit(best.seats[at(i)]));
  }
  if (table.size > 1 || rules.unshown_multiplies) {
    result.multiplier = ranks[best.hands[0]].multiplier;
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
