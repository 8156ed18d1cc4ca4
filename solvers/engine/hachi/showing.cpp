// Hand combos: who shows what, and what it brings.
#include <algorithm>
#include <bit>

#include "solvers/engine/hachi/steps.h"

namespace hanaproof::engine::hachi {

namespace {

// What is shown where nobody may keep quiet.
ComboSet worthiest(const Tables& tables, ComboSet made, Bits hand) {
  const HandTable& hands = tables.hands;
  switch (tables.rules.types) {
    case Rules::Types::one_of_each:
      return hands.best(made & hands.dregs(), hand) | hands.best(made & hands.suits(), hand);
    case Rules::Types::best_only:
      return hands.best(made, hand);
    default:
      return made;
  }
}

// What the combos shown bring.
Gains gains_of_shown(const Tables& tables, const State& state) {
  const Rules& rules = tables.rules;
  const std::int32_t kan = rules.kan * factor(rules, state, rules.multiplied.hand_combos);
  PerSeat<int> worth{};
  int most = 0;
  for_each(state.stays, [&](int seat) {
    worth[at(seat)] = tables.hands.kan_of(state.shown[at(seat)], state.deal.hands[at(seat)]);
    most = std::max(most, worth[at(seat)]);
  });
  Gains gains{};
  for_each(state.stays, [&](int seat) {
    if (rules.best_alone && worth[at(seat)] < most) return;
    pay(gains, state.stays, seat, worth[at(seat)] * kan);
  });
  return gains;
}

void end_showing(const Tables& tables, State& state) {
  const Rules& rules = tables.rules;
  if (rules.four_three_when_shown) {
    Seats showers = 0;
    for_each(state.stays, [&](int seat) {
      if ((state.shown[at(seat)] & tables.four_and_three) != 0) showers |= seat_bit(seat);
    });
    if (showers != 0) {
      return settle_four_and_three(tables, state, showers,
                                   rules.four_three_from_active ? state.stays : everybody(rules));
    }
  }
  state.match.last = gains_of_shown(tables, state);
  carry_out(rules, state.match, state.match.last);
  state.turn = state.oya;
  begin_turn(tables, state);
}

}  // namespace

bool holds_four_and_three(const Tables& tables, Bits hand) {
  const Bits four = engine::months_with_four(hand);
  if (four == 0 || tables.four_and_three == 0) return false;
  const Bits one_month = engine::whole_month_of(engine::lowest(four));
  const Bits counts = engine::month_counts(hand & ~one_month);
  // Three or four: 11 or 100 in a nibble.
  return (((counts & (counts >> 1)) | counts >> 2) & engine::kLowOfMonth) != 0;
}

void settle_four_and_three(const Tables& tables, State& state, Seats holders, Seats payers) {
  const Rules& rules = tables.rules;
  const std::int32_t kan = rules.kan * factor(rules, state, rules.multiplied.four_three);
  Gains gains{};
  for_each(holders, [&](int seat) {
    const Bits hand = state.hand[at(seat)];
    ComboSet combos = tables.four_and_three;
    if (rules.four_three_adds_dregs) {
      combos |= tables.hands.best(tables.hands.made(hand) & tables.hands.dregs() & ~combos, hand);
    }
    pay(gains, payers, seat, tables.hands.kan_of(combos, hand) * kan);
  });
  carry_out(rules, state.match, gains);
  state.end = End::four_three;
  state.winner = first_from(holders, state.dealt_by);
  finish(tables, state, gains);
}

void ask_to_show(const Tables& tables, State& state) {
  Seat seat = state.oya;
  for (int i = 0; i < state.decided; ++i) seat = next_after(state.stays, seat);
  for (; state.decided < kActive; ++state.decided, seat = next_after(state.stays, seat)) {
    const Bits hand = state.hand[at(seat)];
    const ComboSet made = tables.hands.made(hand);
    if (made == 0) continue;
    if (!tables.rules.must_declare) {
      state.phase = Phase::show;
      state.turn = seat;
      return;
    }
    state.shown[at(seat)] = worthiest(tables, made, hand);
  }
  end_showing(tables, state);
}

void show_moves(const Tables& tables, const State& state, MoveList& list) {
  const auto show = [&](ComboSet combos) {
    list.push({.sort = Move::Sort::show, .combos = combos});
  };
  const HandTable& hands = tables.hands;
  const ComboSet made = hands.made(state.hand[at(state.turn)]);
  if (tables.rules.types == Rules::Types::all_add) {
    show(made);
  } else {
    for (ComboSet rest = made; rest != 0; rest &= rest - 1) show(rest & -rest);
  }
  if (tables.rules.types == Rules::Types::one_of_each) {
    for (ComboSet dregs = made & hands.dregs(); dregs != 0; dregs &= dregs - 1) {
      for (ComboSet suits = made & hands.suits(); suits != 0; suits &= suits - 1) {
        show((dregs & -dregs) | (suits & -suits));
      }
    }
  }
  list.push({.sort = Move::Sort::hide});
}

}  // namespace hanaproof::engine::hachi
