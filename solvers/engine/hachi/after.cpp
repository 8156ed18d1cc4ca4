// What follows a round: the track of months, the pot, the next dealer, half-time, debts, and after
// the last round the final reckoning.
#include <algorithm>
#include <bit>

#include "solvers/engine/hachi/steps.h"

namespace hanaproof::engine::hachi {

namespace {

bool contains(const std::vector<int>& rounds, int round) {
  return std::ranges::find(rounds, round) != rounds.end();
}

Seat next_dealer(const Rules& rules, const State& state, Rules::NextDealer rule) {
  if (rule == Rules::NextDealer::next) {
    return static_cast<Seat>((state.dealt_by + 1) % rules.players);
  }
  const bool winner = rule == Rules::NextDealer::winner && state.winner != kNobody;
  return winner ? state.winner : state.dealt_by;
}

void pass_deal(const Rules& rules, State& state) {
  state.match.dealer =
      next_dealer(rules, state, state.winner == kNobody ? rules.next_draw : rules.next_winner);
}

// From the pot to each of the seats alike.
void share_pot(const Rules& rules, State& state, Seats seats) {
  const std::int32_t each = state.match.pot / std::popcount(static_cast<unsigned>(seats));
  for_each(seats, [&](int seat) {
    carry_out(rules, state.match, seat, each);
    state.match.pot -= each;
  });
}

void mark_month(const Rules& rules, State& state) {
  Match& match = state.match;
  if (rules.marker == Rules::Marker::none || state.number > match.rounds) return;
  bool from_winner = rules.marker == Rules::Marker::winner;
  if (!from_winner && match.pot > 0) {
    --match.pot;
    ++match.track;
    return;
  }
  if (!from_winner && rules.empty_pot == Rules::EmptyPot::bank_pays) {
    --match.bank;
    ++match.track;
    return;
  }
  from_winner = from_winner || rules.empty_pot == Rules::EmptyPot::winner_pays;
  if (!from_winner || state.winner == kNobody) return;
  carry_out(rules, match, state.winner, -1);
  ++match.track;
}

// Everybody who is best by points of cards; the winner alone where the pot is not shared.
Seats pot_winners(const Tables& tables, const State& state) {
  if (state.end != End::played_out || !tables.rules.tie_shares_pot) return seat_bit(state.winner);
  Seats winners = 0;
  const auto points = [&](int seat) { return tables.points(state.captured[at(seat)]); };
  for_each(state.stays, [&](int seat) {
    if (points(seat) == points(state.winner)) winners |= seat_bit(seat);
  });
  return winners;
}

// The seats with the largest value, or of these the first in order from the dealer to come.
Seats largest(const Rules& rules, const State& state, const Gains& values, bool all) {
  const auto end = values.begin() + rules.players;
  const std::int32_t most = *std::max_element(values.begin(), end);
  Seats seats = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (values[at(seat)] == most) seats |= seat_bit(seat);
  }
  return all ? seats : seat_bit(first_from(seats, state.match.dealer));
}

void pay_debts(const Rules& rules, Match& match) {
  if (rules.final_repay == Rules::Repay::not_at_all) return;
  const std::int32_t step = rules.repay_step * rules.kan;
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    std::int32_t paid = std::min(match.money[seat], match.debt[seat]);
    if (rules.final_repay == Rules::Repay::by_steps) paid -= paid % step;
    match.money[seat] -= paid;
    match.debt[seat] -= paid;
    match.bank += paid;
  }
}

void give_track(const Rules& rules, State& state) {
  Match& match = state.match;
  Gains poverty{};
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    poverty[seat] = (rules.poorest_after_debts ? match.debt[seat] : 0) - match.money[seat];
  }
  const Seats poorest = largest(rules, state, poverty, rules.poorest_share);
  const std::int32_t each = match.track / std::popcount(static_cast<unsigned>(poorest));
  for_each(poorest, [&](int seat) {
    match.money[at(seat)] += each;
    match.track -= each;
  });
  match.bank += match.track;
  match.track = 0;
}

void give_bonus(const Rules& rules, State& state) {
  Match& match = state.match;
  const Seats best =
      largest(rules, state, rules.bonus_for_match ? match.won : match.last, rules.bonus_shared);
  const int winners = std::popcount(static_cast<unsigned>(best));
  const std::int32_t each = rules.bonus_worth * rules.players / winners;
  Gains gains{};
  if (!rules.bonus_from_players) {
    match.bank -= each * winners;
  } else {
    const Seats others = everybody(rules) & static_cast<Seats>(~best);
    if (others == 0) return;
    const int payers = rules.players - winners;
    for_each(others, [&](int seat) { gains[at(seat)] -= each * winners / payers; });
    gains[at(first_from(others, match.dealer))] -= each * winners % payers;
  }
  for_each(best, [&](int seat) { gains[at(seat)] += each; });
  carry_out(rules, match, gains);
}

void end_match(const Rules& rules, State& state) {
  pay_debts(rules, state.match);
  give_track(rules, state);
  give_bonus(rules, state);
  state.match.over = true;
  state.phase = Phase::over;
}

bool is_last(const Rules& rules, const State& state) {
  const bool extra = rules.extra_rounds && state.match.waiting.size() > 0;
  return state.number >= state.match.rounds && !extra;
}

void pay_half_time(const Rules& rules, State& state) {
  Match& match = state.match;
  constexpr int kShort = 6;
  const bool in_short_end = match.rounds == kShort && state.number == kShort;
  if (!contains(rules.half_rounds, state.number)) return;
  if (in_short_end && !rules.short_match_pays_half) return;
  Gains gains{};
  for (int seat = 0; seat < rules.players; ++seat) gains[at(seat)] = -rules.half_worth;
  match.bank += rules.half_worth * rules.players;
  carry_out(rules, match, gains);
}

// The first seat from the `decided`-th on that can pay back anything is asked.
void ask_to_repay(const Rules& rules, State& state) {
  for (; state.decided < rules.players; ++state.decided) {
    const int seat = (state.match.dealer + state.decided) % rules.players;
    if (most_repaid(rules, state.match, seat) == 0) continue;
    state.turn = static_cast<Seat>(seat);
    state.phase = Phase::repay;
    return;
  }
  state.phase = Phase::over;
}

// Steps 10 and 11.
void go_on(const Rules& rules, State& state) {
  ++state.match.round;
  pay_half_time(rules, state);
  if (is_last(rules, state)) return end_match(rules, state);
  state.phase = Phase::over;
  state.decided = 0;
  if (contains(rules.repay_after, state.number)) ask_to_repay(rules, state);
}

void enter(State& state, const Gains& gains) {
  state.match.last = gains;
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) state.match.won[seat] += gains[seat];
}

// This round's penalties, as far as the pot goes.
void pay_back(const Rules& rules, State& state) {
  for (int i = 0; i < rules.players; ++i) {
    const int seat = (state.dealt_by + i) % rules.players;
    const std::int32_t back = std::min(state.penalty[at(seat)], state.match.pot);
    state.match.pot -= back;
    carry_out(rules, state.match, seat, back);
  }
}

void settle_pot_without_match(const Rules& rules, State& state) {
  if (state.stays != 0) {
    if (rules.too_few_share) share_pot(rules, state, state.stays);
  } else if (rules.nobody == Rules::Nobody::dealer_takes) {
    share_pot(rules, state, seat_bit(state.dealt_by));
  } else if (rules.nobody == Rules::Nobody::paid_back) {
    pay_back(rules, state);
  }
}

}  // namespace

void finish_void(const Tables& tables, State& state) {
  state.end = End::void_deal;
  state.phase = Phase::over;
  state.match.dealer = next_dealer(tables.rules, state, tables.rules.next_void);
}

void finish_without_match(const Tables& tables, State& state) {
  const Rules& rules = tables.rules;
  state.end = End::no_match;
  state.phase = Phase::over;
  if (rules.no_match_waits && state.sort != FieldSort::small) {
    state.match.waiting.push_front(state.sort);
  }
  if (rules.sole_wins && std::has_single_bit(static_cast<unsigned>(state.stays))) {
    state.winner = first_from(state.stays, 0);
  }
  if (rules.no_match_counts && rules.no_match_marks) mark_month(rules, state);
  settle_pot_without_match(rules, state);
  pass_deal(rules, state);
  if (!rules.no_match_counts) return;
  enter(state, {});
  go_on(rules, state);
}

void finish(const Tables& tables, State& state, const Gains& gains) {
  const Rules& rules = tables.rules;
  Match& match = state.match;
  enter(state, gains);
  const bool ends = state.end == End::four_three && rules.four_three_ends_match;
  if (!ends) {
    mark_month(rules, state);
  } else if (rules.four_three_fills_track) {
    const std::int32_t months = std::max(0, match.rounds - match.track);
    carry_out(rules, match, state.winner, -months);
    match.track += months;
  }
  if (state.winner != kNobody) share_pot(rules, state, pot_winners(tables, state));
  pass_deal(rules, state);
  if (!ends) return go_on(rules, state);
  ++match.round;
  end_match(rules, state);
}

int most_repaid(const Rules& rules, const Match& match, int seat) {
  const std::int32_t step = rules.repay_step * rules.kan;
  const std::int32_t most = std::min(match.money[at(seat)], match.debt[at(seat)]);
  return most / step * rules.repay_step;
}

void repay(const Tables& tables, State& state, int kan) {
  Match& match = state.match;
  const std::int32_t points = kan * tables.rules.kan;
  match.money[at(state.turn)] -= points;
  match.debt[at(state.turn)] -= points;
  match.bank += points;
  ++state.decided;
  ask_to_repay(tables.rules, state);
}

}  // namespace hanaproof::engine::hachi
