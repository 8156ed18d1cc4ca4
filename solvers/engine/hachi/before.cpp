// From the deal to the three who play.
#include <bit>

#include "solvers/engine/hachi/steps.h"

namespace hanaproof::engine::hachi {

namespace {

bool is_void(const Rules& rules, const State& state) {
  if (rules.four_on_field_voids && engine::months_with_four(state.field) != 0) return true;
  if (!rules.four_in_hand_voids) return false;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (engine::months_with_four(state.hand[at(seat)]) != 0) return true;
  }
  return false;
}

// The fields that the lights on the table make join those that wait; one of all is played.
void take_field(const Rules& rules, State& state) {
  int grand = engine::count(state.field & rules.grand_lights);
  int twofold = engine::count(state.field & rules.double_lights);
  if (rules.generates != Rules::Generates::each_light) {
    grand = std::min(grand, 1);
    twofold = std::min(twofold, 1);
    if (rules.generates == Rules::Generates::one_field && grand != 0) twofold = 0;
  }
  Waiting& waiting = state.match.waiting;
  const int old = waiting.size();
  for (int i = 0; i < grand; ++i) waiting.push_back(FieldSort::grand);
  for (int i = 0; i < twofold; ++i) waiting.push_back(FieldSort::twofold);
  if (waiting.size() == 0) {
    state.sort = FieldSort::small;
    return;
  }
  int place = 0;
  if (rules.priority == Rules::Priority::grand_first) {
    place = std::max(waiting.first_grand(), 0);
  } else if (rules.priority == Rules::Priority::newest_first && old < waiting.size()) {
    place = old;
  }
  state.sort = waiting.take(place);
  if (!rules.carried) waiting = Waiting();
}

// In halves of a kan, by place from 0 up.
int penalty_halves(const Rules& rules, int place) {
  const auto& listed = rules.penalty_halves;
  const int beyond = place - static_cast<int>(listed.size()) + 1;
  if (beyond <= 0) return listed[at(place)];
  switch (rules.beyond) {
    case Rules::Beyond::as_last:
      return listed.back();
    case Rules::Beyond::next_step:
      return listed.back() + beyond;
    default:
      return 0;
  }
}

std::int32_t penalty(const Rules& rules, const State& state, int seat) {
  const int n = rules.players;
  int place = (seat - state.dealt_by + n) % n;
  if (rules.place == Rules::Place::among_deciders) {
    if (state.deal.blank != kNobody && (state.deal.blank - state.dealt_by + n) % n < place) --place;
  } else if (rules.place == Rules::Place::among_passers) {
    Seats paid = state.passes;
    if (rules.chased_pay) paid |= state.chased;
    if (rules.blank_pays && state.deal.blank != kNobody) paid |= seat_bit(state.deal.blank);
    place = std::popcount(static_cast<unsigned>(paid & ~seat_bit(seat)));
  }
  return penalty_halves(rules, place) * rules.kan / 2 *
         factor(rules, state, rules.multiplied.penalties);
}

void pay_penalty(const Rules& rules, State& state, int seat) {
  const std::int32_t amount = penalty(rules, state, seat);
  state.penalty[at(seat)] = amount;
  state.match.pot += amount;
  carry_out(rules, state.match, seat, -amount);
}

// What a chased player gets, in all or from each active player.
std::int32_t compensation(const Tables& tables, const State& state, Bits hand) {
  const Rules& rules = tables.rules;
  Bits single = hand;
  int kan = 0;
  if (rules.chased_combos != Rules::ChasedCombos::nothing) {
    ComboSet combos = tables.hands.made(hand);
    if (!rules.chased_all_hand_combos) {
      combos = tables.hands.best(combos & tables.hands.dregs(), hand) |
               tables.hands.best(combos & tables.hands.suits(), hand);
    }
    kan = tables.hands.kan_of(combos, hand);
  }
  if (rules.chased_combos == Rules::ChasedCombos::both) {
    const engine::Made made =
        tables.yaku.made(hand, tables.yaku.nothing_captured() + tables.yaku.gain(hand));
    kan += made.points;
    if (rules.combos_or_cards) {
      for (YakuSet rest = made.which; rest != 0; rest &= rest - 1) {
        single &= ~tables.yaku_cards[static_cast<std::size_t>(std::countr_zero(rest))];
      }
    }
  }
  const auto& [light, blue, poem] = rules.chased_cards;
  const std::int32_t cards = light * engine::count(single & tables.chased_lights) +
                             blue * engine::count(single & tables.blue_ribbons) +
                             poem * engine::count(single & tables.poem_ribbons);
  return (cards + kan * rules.kan / 2) * factor(rules, state, rules.multiplied.chased);
}

// The active players pay a part each, who is first in order what remains.
void pay_in_parts(const State& state, Gains& gains, int to, std::int32_t amount) {
  const auto parts = static_cast<std::int32_t>(kActive);
  Seat seat = first_from(state.stays, state.dealt_by);
  for (std::int32_t i = 0; i < parts; ++i) {
    gains[at(seat)] -= amount / parts + (i < amount % parts ? 1 : 0);
    seat = next_after(state.stays, seat);
  }
  gains[at(to)] += amount;
}

void compensate(const Tables& tables, State& state) {
  const Rules& rules = tables.rules;
  Gains gains{};
  for (int i = 0; i < rules.players; ++i) {
    const int seat = (state.dealt_by + i) % rules.players;
    if ((state.chased & seat_bit(seat)) == 0) continue;
    std::int32_t amount = compensation(tables, state, state.hand[at(seat)]);
    switch (rules.chased_payer) {
      case Rules::Payer::each_active:
        pay(gains, state.stays, seat, amount);
        break;
      case Rules::Payer::active_shared:
        pay_in_parts(state, gains, seat, amount);
        break;
      case Rules::Payer::pot:
        amount = std::min(amount, state.match.pot);
        state.match.pot -= amount;
        gains[at(seat)] += amount;
        break;
      case Rules::Payer::bank:
        state.match.bank -= amount;
        gains[at(seat)] += amount;
        break;
    }
  }
  carry_out(rules, state.match, gains);
}

void lay_out(const Tables& tables, State& state) {
  state.oya = first_from(state.stays, state.dealt_by);
  compensate(tables, state);
  state.stock = cards::CardSet::all().bits() & ~state.field;
  for (int seat = 0; seat < tables.rules.players; ++seat) {
    state.counters[at(seat)] = tables.yaku.nothing_captured();
    if ((state.stays & seat_bit(seat)) != 0) {
      state.stock &= ~state.hand[at(seat)];
    } else {
      state.hand[at(seat)] = 0;
    }
  }
  state.decided = 0;
  ask_to_show(tables, state);
}

}  // namespace

void open(const Tables& tables, State& state) {
  const Rules& rules = tables.rules;
  if (is_void(rules, state)) return finish_void(tables, state);
  take_field(rules, state);
  if (!rules.four_three_when_shown) {
    Seats holders = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
      if (holds_four_and_three(tables, state.hand[at(seat)])) holders |= seat_bit(seat);
    }
    if (holders != 0) {
      return settle_four_and_three(tables, state, holders, everybody(rules));
    }
  }
  if (rules.blank_pays && state.deal.blank != kNobody) {
    pay_penalty(rules, state, state.deal.blank);
  }
  ask_to_stay(tables, state);
}

void ask_to_stay(const Tables& tables, State& state) {
  const Rules& rules = tables.rules;
  for (; state.decided < rules.players; ++state.decided) {
    const int seat = (state.dealt_by + state.decided) % rules.players;
    if (seat == state.deal.blank) continue;
    if (std::popcount(static_cast<unsigned>(state.stays)) == kActive) {
      if (rules.chased_pay) pay_penalty(rules, state, seat);
      state.chased |= seat_bit(seat);
    } else if (state.mizu_ten && rules.mizu_must_stay && seat == state.dealt_by) {
      state.stays |= seat_bit(seat);
    } else {
      state.turn = static_cast<Seat>(seat);
      state.phase = Phase::stay;
      return;
    }
  }
  if (std::popcount(static_cast<unsigned>(state.stays)) < static_cast<int>(kActive)) {
    finish_without_match(tables, state);
  } else {
    lay_out(tables, state);
  }
}

void stay(const Tables& tables, State& state) {
  state.stays |= seat_bit(state.turn);
  ++state.decided;
  ask_to_stay(tables, state);
}

void pass(const Tables& tables, State& state) {
  pay_penalty(tables.rules, state, state.turn);
  state.passes |= seat_bit(state.turn);
  ++state.decided;
  ask_to_stay(tables, state);
}

}  // namespace hanaproof::engine::hachi
