// Bets made one by one, without allocation.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "solvers/engine/betting/rules.h"

namespace hanaproof::engine::betting {

inline constexpr int kMostSeats = 10;
inline constexpr int kMostAuctions = 2;
inline constexpr std::int16_t kNobody = -1;

// One bit a seat.
using Seats = std::uint16_t;

constexpr Seats seat_bit(int seat) { return static_cast<Seats>(1U << static_cast<unsigned>(seat)); }

template <class T>
using PerSeat = std::array<T, kMostSeats>;  // beyond the players always T()

// Who did what in one auction; kNobody where there was none.
struct Auction {
  std::int16_t opener = kNobody;
  std::int16_t last_raiser = kNobody;
  std::int16_t last_follower = kNobody;
  friend bool operator==(const Auction&, const Auction&) = default;
};

// A round of betting as a small value that is copied like a number. Amounts are coins, none is ever
// negative; seats count from 0.
struct State {
  PerSeat<std::int32_t> money{};  // not put in
  PerSeat<std::int32_t> ante{};   // put in before the first auction
  PerSeat<std::int32_t> bids{};   // put in at the auctions
  PerSeat<std::int32_t> bid{};    // what counts as the seat's bid in this auction
  std::array<Auction, kMostAuctions> auctions{};
  Seats folded = 0;
  Seats has_bid = 0;      // in this auction
  Seats has_raised = 0;   // in this auction
  std::int16_t held = 0;  // auctions begun
  std::int16_t players = 2;
  std::int16_t dealer = 0;
  std::int16_t turn = 0;
  bool capped = false;  // nobody need or may bid more than a short player has bid
  bool over = false;

  Seats everyone() const { return static_cast<Seats>((1U << static_cast<unsigned>(players)) - 1U); }
  Seats standing() const { return static_cast<Seats>(everyone() & ~folded); }
  std::int32_t put_in(int seat) const {
    const auto index = static_cast<std::size_t>(seat);
    return ante[index] + bids[index];
  }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);

struct Action {
  enum class Sort : std::uint8_t { fold, follow, raise };
  Sort sort = Sort::fold;
  std::int32_t stake = 0;  // raise: the new bid
  friend bool operator==(const Action&, const Action&) = default;
};

// What the seat at turn may do. Raises are all bids from `raise_from` to `raise_to`.
struct Options {
  bool fold = false;
  bool follow = false;
  std::int32_t raise_from = 1;
  std::int32_t raise_to = 0;  // below `raise_from`: none

  std::int32_t raises() const { return raise_to < raise_from ? 0 : raise_to - raise_from + 1; }
  std::int32_t count() const { return (fold ? 1 : 0) + (follow ? 1 : 0) + raises(); }
  // The index-th in the order fold, follow, raises from the lowest; `index` below `count()`.
  Action at(std::int32_t index) const {
    if (fold && index-- == 0) return {Action::Sort::fold, 0};
    if (follow && index-- == 0) return {Action::Sort::follow, 0};
    return {Action::Sort::raise, raise_from + index};
  }
};

// The first decision, or the betting over where nobody can bid. `money` per seat, 2 to kMostSeats
// players, `dealer` one of them.
State begin(const Rules& rules, int players, int dealer, const PerSeat<std::int32_t>& money,
            std::int32_t ante);

// None when the betting is over.
Options options(const Rules& rules, const State& state);

// Makes one of the options and all that follows from it without a decision.
void act(const Rules& rules, State& state, Action action);

// Who becomes dealer by what was bet; kNobody where that depends on who wins the round.
int dealer_by_bets(const Rules& rules, const State& state);

}  // namespace hanaproof::engine::betting

#include "solvers/engine/betting/turn.h"
