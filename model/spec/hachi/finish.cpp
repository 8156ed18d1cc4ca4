#include "model/spec/hachi/finish.h"

#include <algorithm>

#include "model/spec/hachi/money.h"
#include "model/spec/hachi/reckoning.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::spec::hachi {

using notation::HachiEnd;
using notation::HachiMatch;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

constexpr int kShortMatch = 6;

bool lists(const Rule& rounds, int round) {
  const auto& list = *rounds.value().list();
  return std::ranges::find(list, rulebook::Value(round)) != list.end();
}

// ---- The track and the pot ----------------------------------------------------------------------

// marker.*: a point on the month of this round.
void lay_marker(const Rules& rules, HachiPosition& position) {
  HachiMatch& match = position.match;
  if (position.number > match.rounds) return;  // no month is left
  if (rules.marker_from.is("none")) return;
  Step step(match.players);
  if (rules.marker_from.is("winner")) {
    if (position.winner) step.to_track(*position.winner, 1);
  } else if (match.pot > 0) {
    --step.pot;
    ++step.track;
  } else if (position.winner && rules.marker_empty_pot.is("winner-pays")) {
    step.to_track(*position.winner, 1);
  } else if (rules.marker_empty_pot.is("bank-pays")) {
    --step.bank;
    ++step.track;
  }
  carry_out(rules, match, step);
}

void take_pot(const Rules& rules, HachiPosition& position) {
  const auto winners = pot_winners(rules, position);
  if (winners.empty()) return;
  Step step(position.match.players);
  for (const int seat : winners) {
    step.from_pot(seat, position.match.pot / static_cast<int>(winners.size()));
  }
  carry_out(rules, position.match, step);
}

// four-three.track: the holder pays for each month that has no point.
void fill_track(const Rules& rules, HachiPosition& position) {
  if (rules.four_three_track.is("nothing")) return;
  Step step(position.match.players);
  step.to_track(*position.winner, std::max(0, position.match.rounds - position.match.track));
  carry_out(rules, position.match, step);
}

int next_dealer(const Rules& rules, const HachiPosition& position) {
  const Rule& rule = position.winner ? rules.dealer_next_winner : rules.dealer_next_draw;
  if (rule.is("next")) return (position.dealt_by + 1) % position.match.players;
  return rule.is("winner") && position.winner ? *position.winner : position.dealt_by;
}

// ---- Half-time and the final reckoning ----------------------------------------------------------

void pay_half_time(const Rules& rules, HachiPosition& position) {
  HachiMatch& match = position.match;
  if (!lists(rules.half_round, position.number)) return;
  const bool last_of_short = position.number == match.rounds && match.rounds == kShortMatch;
  if (last_of_short && rules.match_short_end.is("final-only")) return;
  Step step(match.players);
  for (int seat = 0; seat < match.players; ++seat) {
    step.to_bank(seat, points(rules, rules.half_kan.number()));
  }
  carry_out(rules, match, step);
}

// The seats for which `worth` is greatest, in order from the dealer on.
template <class Worth>
std::vector<int> greatest(const HachiMatch& match, Worth worth) {
  std::vector<int> seats;
  for (const int seat : seats_from(match.dealer, match.players)) {
    if (!seats.empty() && worth(seat) < worth(seats.front())) continue;
    if (!seats.empty() && worth(seat) > worth(seats.front())) seats.clear();
    seats.push_back(seat);
  }
  return seats;
}

void repay_at_end(const Rules& rules, HachiMatch& match) {
  for (int seat = 0; seat < match.players; ++seat) {
    int amount = std::min(match.debt[at(seat)], match.money[at(seat)]);
    if (amount == 0 || rules.final_repay.is("not")) continue;
    if (rules.final_repay.is("by-steps")) {
      const int step = points(rules, rules.loan_repay_step.number());
      amount -= amount % step;
    }
    repay(rules, match, seat, amount);
  }
}

// final.track: to the poorest.
void give_track(const Rules& rules, HachiMatch& match) {
  if (match.track == 0) return;
  const bool debts = rules.final_poorest.is("money-less-debt");
  auto poorest = greatest(
      match, [&](int seat) { return (debts ? match.debt[at(seat)] : 0) - match.money[at(seat)]; });
  if (poorest.size() > 1 && rules.final_poorest_tie.is("oya-first")) poorest = {poorest.front()};
  const int share = match.track / static_cast<int>(poorest.size());
  Step step(match.players);
  for (const int seat : poorest) step.to_track(seat, -share);
  const int left = match.track + step.track;
  step.track -= left;
  step.bank += left;
  carry_out(rules, match, step);
}

// final.bonus-*: who gets it, and from whom.
void give_bonus(const Rules& rules, HachiMatch& match) {
  const auto& brought = rules.final_bonus_for.is("match") ? match.won : match.last;
  auto best = greatest(match, [&](int seat) { return brought[at(seat)]; });
  if (best.size() > 1 && rules.final_bonus_tie.is("oya-first")) best = {best.front()};
  const int receivers = static_cast<int>(best.size());
  const int share = points(rules, rules.final_bonus.number()) * match.players / receivers;
  Step step(match.players);
  if (rules.final_bonus_from.is("bank")) {
    for (const int seat : best) step.from_bank(seat, share);
  } else if (receivers < match.players) {
    const int payers = match.players - receivers;
    int remainder = share * receivers % payers;
    for (const int seat : best) step.seats[at(seat)] += share;
    for (const int seat : seats_from(match.dealer, match.players)) {
      if (std::ranges::find(best, seat) != best.end()) continue;
      step.seats[at(seat)] -= share * receivers / payers + remainder;
      remainder = 0;
    }
  }
  carry_out(rules, match, step);
}

void end_match(const Rules& rules, HachiMatch& match) {
  repay_at_end(rules, match);
  give_track(rules, match);
  give_bonus(rules, match);
  match.over = true;
}

// Whether the round just finished was the last one.
bool was_last(const Rules& rules, const HachiPosition& position) {
  if (position.number < position.match.rounds) return false;
  return position.match.waiting.empty() || rules.field_pending_end.is("lost");
}

}  // namespace

std::vector<int> repayments(const Rules& rules, const HachiMatch& match, int seat) {
  std::vector<int> kan = {0};
  const int most = std::min(match.debt[at(seat)], match.money[at(seat)]);
  if (most == 0) return kan;
  const int step = rules.loan_repay_step.number();
  for (int next = step; points(rules, next) <= most; next += step) kan.push_back(next);
  return kan;
}

void repay(const Rules& rules, HachiMatch& match, int seat, int points) {
  Step step(match.players);
  step.to_bank(seat, points);
  match.debt[at(seat)] -= points;
  carry_out(rules, match, step);
}

void next_to_repay(const Rules& rules, HachiPosition& position, int after) {
  const HachiMatch& match = position.match;
  position.phase = HachiPhase::over;
  bool passed = after < 0;
  for (const int seat : seats_from(match.dealer, match.players)) {
    if (passed && repayments(rules, match, seat).size() > 1) {
      position.phase = HachiPhase::repay;
      position.turn = seat;
      return;
    }
    passed = passed || seat == after;
  }
}

void finish_without_match(const Rules& rules, HachiPosition& position) {
  HachiMatch& match = position.match;
  position.end = HachiEnd::no_match;
  if (position.sort != notation::FieldSort::small && rules.field_no_match.is("waits")) {
    match.waiting.insert(match.waiting.begin(), position.sort);
  }
  const auto staying = active_seats(position);
  if (staying.size() == 1 && rules.stay_sole.is("wins")) position.winner = staying.front();
  const bool counts = rules.round_no_match_counts.holds();
  if (counts && rules.marker_no_match.is("before-sharing")) lay_marker(rules, position);
  share_pot(rules, position);
  if (counts) return finish(rules, position, std::vector<int>(position.stances.size()));
  position.phase = HachiPhase::over;
  match.dealer = next_dealer(rules, position);
}

void finish(const Rules& rules, HachiPosition& position, const std::vector<int>& brought) {
  HachiMatch& match = position.match;
  position.phase = HachiPhase::over;
  match.last = brought;
  for (int seat = 0; seat < match.players; ++seat) match.won[at(seat)] += brought[at(seat)];
  match.dealer = next_dealer(rules, position);
  const bool ends_match = position.end == HachiEnd::four_three && rules.four_three_ends.is("match");
  if (ends_match) {
    fill_track(rules, position);
  } else if (position.end != HachiEnd::no_match) {
    lay_marker(rules, position);
  }
  take_pot(rules, position);
  match.round = position.number + 1;
  if (!ends_match) pay_half_time(rules, position);
  if (ends_match || was_last(rules, position)) return end_match(rules, match);
  if (lists(rules.loan_repay_after, position.number)) next_to_repay(rules, position, -1);
}

}  // namespace hanaproof::spec::hachi
