// One step of paying: what it transfers is added up for each seat before anybody borrows.
#pragma once

#include <bit>

#include "model/cards/seat.h"
#include "solvers/engine/hachi/state.h"
#include "solvers/engine/hachi/tables.h"

namespace hanaproof::engine::hachi {

using cards::at;

// What each seat gets; negative: pays.
using Gains = PerSeat<std::int32_t>;

// Calls `visit` with each seat of a set, from the lowest.
template <class Visit>
void for_each(Seats seats, Visit visit) {
  for (unsigned rest = seats; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest) & 7);
}

inline Seats everybody(const Rules& rules) {
  return static_cast<Seats>((1U << static_cast<unsigned>(rules.players)) - 1U);
}

// The first seat of the set that is met from `from` on; the set is not empty.
inline Seat first_from(Seats seats, int from) {
  const unsigned ahead = static_cast<unsigned>(seats) >> from;
  const unsigned rest = ahead != 0 ? ahead << from : seats;
  return static_cast<Seat>(std::countr_zero(rest) & 7);
}
// The next one after a seat.
inline Seat next_after(Seats seats, int seat) { return first_from(seats, seat + 1); }

// Each of `from` pays the amount to `to`.
inline void pay(Gains& gains, Seats from, int to, std::int32_t amount) {
  for_each(from & ~seat_bit(to), [&](int seat) {
    gains[at(seat)] -= amount;
    gains[at(to)] += amount;
  });
}

// What all seats get together.
std::int32_t sum(const Gains& gains);

// Changes the seats' money; who lacks money takes up loans. What pot, track or bank give or get is
// up to the caller.
void carry_out(const Rules& rules, Match& match, const Gains& gains);

// One seat gets (or pays) an amount.
void carry_out(const Rules& rules, Match& match, int seat, std::int32_t amount);

}  // namespace hanaproof::engine::hachi
