// What may be bet, and what comes of a bet. Part of play.h: rounds at random are a fifth faster
// where these are compiled together with their loop.
#pragma once

#include <algorithm>
#include <bit>

#include "model/cards/seat.h"
#include "solvers/engine/betting/play.h"

namespace hanaproof::engine::betting {

namespace detail {

using cards::at;

// Calls `visit` with each seat of a set, from the lowest.
template <class Visit>
inline void for_each(Seats seats, Visit visit) {
  for (unsigned rest = seats; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest));
}

inline int wrapped(const State& state, int seat) {
  return seat < state.players ? seat : seat - state.players;
}

inline std::int32_t highest(const State& state) {
  std::int32_t most = 0;
  for_each(state.standing(), [&](int seat) { most = std::max(most, state.bid[at(seat)]); });
  return most;
}

// The bid of the next seat backwards that is still in; 0 when there is none.
inline std::int32_t previous(const State& state) {
  const auto others = static_cast<unsigned>(state.standing() & ~seat_bit(state.turn));
  if (others == 0) return 0;
  const unsigned before = others & (seat_bit(state.turn) - 1U);
  return state.bid[at(static_cast<int>(std::bit_width(before != 0 ? before : others)) - 1)];
}

inline bool opened(const State& state) {
  return state.auctions[at(state.held - 1)].opener != kNobody;
}

inline std::int32_t owed(const Rules& rules, const State& state) {
  const std::int32_t wanted = rules.follows_highest ? highest(state) : previous(state);
  return std::max(0, wanted - state.bid[at(state.turn)]);
}

// The first seat from `from` on that is still asked in this auction; kNobody when none is. Mostly
// it is the very first.
inline int next_asked(const State& state, int from) {
  const std::int32_t most = highest(state);
  for (int ahead = 0, seat = from; ahead < state.players;
       ++ahead, seat = wrapped(state, seat + 1)) {
    if ((state.folded & seat_bit(seat)) != 0 || state.money[at(seat)] == 0) continue;
    if ((state.has_bid & seat_bit(seat)) == 0 || state.bid[at(seat)] < most) return seat;
  }
  return kNobody;
}

inline void put_in(State& state, int seat, std::int32_t coins) {
  state.money[at(seat)] -= coins;
  state.bids[at(seat)] += coins;
  state.bid[at(seat)] += coins;
}

// Gives back what anybody still in has bid above a level.
inline void lower_to(State& state, std::int32_t level) {
  for_each(state.standing(), [&](int seat) {
    const std::int32_t above = state.bid[at(seat)] - level;
    if (above > 0) put_in(state, seat, -above);
  });
}

inline void end(State& state) {
  state.over = true;
  state.turn = state.dealer;
}

// The seat from which on the next auction is opened.
inline int opens_from(const Rules& rules, const State& state) {
  int host = state.dealer;
  if (state.held > 0 && rules.new_dealer_opens) {
    const int became = dealer_by_bets(rules, state);
    if (became != kNobody) host = became;
  }
  const int first = wrapped(state, host + (rules.dealer_opens ? 0 : 1));
  if (state.held == 0 || (state.folded & seat_bit(first)) == 0) return first;
  const int raiser = state.auctions[at(state.held - 1)].last_raiser;
  return rules.raiser_opens_for_folded && raiser != kNobody ? raiser : first;
}

inline void begin_auction(const Rules& rules, State& state) {
  const int from = opens_from(rules, state);
  if (!rules.includes_first) state.bid.fill(0);
  state.has_bid = state.has_raised = 0;
  const int first = next_asked(state, from);
  if (first == kNobody || state.capped) return end(state);
  state.auctions[at(state.held++)] = {};
  state.turn = static_cast<std::int16_t>(first);
}

inline void fold(const Rules& rules, State& state) {
  const std::size_t seat = at(state.turn);
  state.folded = static_cast<Seats>(state.folded | seat_bit(state.turn));
  if (!rules.fold_returns_bids) return;
  state.money[seat] += state.bids[seat];
  state.bids[seat] = state.bid[seat] = 0;
}

inline void follow(const Rules& rules, State& state) {
  const std::int32_t coins = owed(rules, state);
  const std::int32_t money = state.money[at(state.turn)];
  put_in(state, state.turn, std::min(coins, money));
  Auction& auction = state.auctions[at(state.held - 1)];
  (auction.opener == kNobody ? auction.opener : auction.last_follower) = state.turn;
  if (money < coins && rules.short_money == Rules::Short::caps_everyone) {
    state.capped = true;
    lower_to(state, state.bid[at(state.turn)]);
  }
}

inline void raise(State& state, std::int32_t stake) {
  put_in(state, state.turn, stake - state.bid[at(state.turn)]);
  Auction& auction = state.auctions[at(state.held - 1)];
  if (auction.opener == kNobody) {
    auction.opener = state.turn;
  } else {
    auction.last_raiser = state.turn;
    state.has_raised = static_cast<Seats>(state.has_raised | seat_bit(state.turn));
  }
}

inline void go_on(const Rules& rules, State& state) {
  if (rules.last_wins_at_once && std::has_single_bit(state.standing())) {
    state.over = true;
    return;
  }
  if (const int next = next_asked(state, wrapped(state, state.turn + 1)); next != kNobody) {
    state.turn = static_cast<std::int16_t>(next);
    return;
  }
  if (rules.equal_in_the_end) {
    std::int32_t least = highest(state);
    for_each(state.standing(), [&](int seat) { least = std::min(least, state.bid[at(seat)]); });
    lower_to(state, least);
  }
  if (state.held < rules.auctions) {
    begin_auction(rules, state);
  } else {
    state.over = true;
  }
}

inline bool may_raise(const Rules& rules, const State& state) {
  if (state.capped) return false;
  if (!opened(state)) return true;
  const Seats seat = seat_bit(state.turn);
  if (rules.raises_once && (state.has_raised & seat) != 0) return false;
  return rules.raises_again || (state.has_bid & seat) == 0;
}

}  // namespace detail

inline State begin(const Rules& rules, int players, int dealer, const PerSeat<std::int32_t>& money,
                   std::int32_t ante) {
  State state;
  state.players = static_cast<std::int16_t>(players);
  state.dealer = state.turn = static_cast<std::int16_t>(dealer);
  for (int seat = 0; seat < players; ++seat) {
    const std::int32_t coins = money[cards::at(seat)];
    state.money[cards::at(seat)] = coins;
    if (!rules.ante) continue;
    if (coins < ante && rules.short_ante_is_out) {
      state.folded = static_cast<Seats>(state.folded | seat_bit(seat));
      continue;
    }
    state.ante[cards::at(seat)] = std::min(ante, coins);
    state.money[cards::at(seat)] -= state.ante[cards::at(seat)];
  }
  if (rules.last_wins_at_once && std::popcount(state.standing()) < 2) {
    detail::end(state);
  } else {
    detail::begin_auction(rules, state);
  }
  return state;
}

inline Options options(const Rules& rules, const State& state) {
  Options legal;
  if (state.over) return legal;
  const bool opens = !detail::opened(state);
  const std::int32_t money = state.money[cards::at(state.turn)];
  legal.fold = !std::has_single_bit(state.standing()) && (!opens || rules.opener_may_fold);
  legal.follow =
      opens ? rules.may_open_with_nothing
            : rules.short_money != Rules::Short::must_fold || money >= detail::owed(rules, state);
  if (!detail::may_raise(rules, state)) return legal;
  const std::int32_t own = state.bid[cards::at(state.turn)];
  const std::int32_t exceeded =
      opens || rules.raises_over_highest ? detail::highest(state) : detail::previous(state);
  legal.raise_from = std::max(exceeded, own) + 1;
  legal.raise_to = own + money;
  return legal;
}

inline void act(const Rules& rules, State& state, Action action) {
  const Seats seat = seat_bit(state.turn);
  switch (action.sort) {
    case Action::Sort::fold:
      detail::fold(rules, state);
      break;
    case Action::Sort::follow:
      detail::follow(rules, state);
      break;
    default:
      detail::raise(state, action.stake);
  }
  state.has_bid = static_cast<Seats>(state.has_bid | seat);
  detail::go_on(rules, state);
}

inline int dealer_by_bets(const Rules& rules, const State& state) {
  if (rules.dealer == Rules::Dealer::same) return state.dealer;
  if (rules.dealer == Rules::Dealer::next) return detail::wrapped(state, state.dealer + 1);
  if (rules.dealer == Rules::Dealer::winner) return kNobody;
  if (state.held == 0) return state.dealer;
  const Auction& last = state.auctions[cards::at(state.held - 1)];
  if (last.last_raiser != kNobody) return last.last_raiser;
  if (!rules.changes_after_auction && state.held == 2 && state.auctions[0].last_raiser != kNobody) {
    return state.auctions[0].last_raiser;
  }
  if (rules.last_follower_decides && last.last_follower != kNobody) return last.last_follower;
  return last.opener == kNobody ? state.dealer : last.opener;
}

}  // namespace hanaproof::engine::betting
