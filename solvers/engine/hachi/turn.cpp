// The play of the cards, and the calls.
#include <bit>

#include "solvers/engine/hachi/steps.h"

namespace hanaproof::engine::hachi {

namespace {

bool hands_empty(const State& state) {
  Bits held = 0;
  for_each(state.stays, [&](int seat) { held |= state.hand[at(seat)]; });
  return held == 0;
}

engine::Made made(const Tables& tables, const State& state) {
  return tables.yaku.made(state.captured[at(state.turn)], state.counters[at(state.turn)]);
}

void next_turn(const Tables& tables, State& state) {
  if (hands_empty(state)) {
    state.end = End::played_out;
    return reckon(tables, state);
  }
  state.turn = next_after(state.stays, state.turn);
  begin_turn(tables, state);
}

bool sage_offered(const Rules& rules, const State& state) {
  return rules.sage_on_last_turn || state.hand[at(state.turn)] != 0;
}

void call_yoshi(const Tables& tables, State& state) {
  state.end = End::yoshi;
  state.winner = state.turn;
  reckon(tables, state);
}

void end_turn(const Tables& tables, State& state) {
  const Rules& rules = tables.rules;
  if (tables.yaku.possible(state.counters[at(state.turn)])) {
    const engine::Made now = made(tables, state);
    const bool offered =
        rules.more_kan_offers ? now.points > state.kan_before : (now.which & ~state.before) != 0;
    if (offered) {
      if (!rules.may_keep_quiet && !sage_offered(rules, state)) return call_yoshi(tables, state);
      state.phase = Phase::call;
      return;
    }
  }
  next_turn(tables, state);
}

// Moves a card and what it takes to the captured cards, or lays it on the field.
void take(const Tables& tables, State& state, int card, unsigned takes) {
  if (takes == 0) {
    state.field |= engine::bit(card);
    return;
  }
  const int month = engine::month_of(card);
  const Bits taken = Bits{takes} << (4 * month);
  const std::size_t seat = at(state.turn);
  state.field &= ~taken;
  state.captured[seat] |= taken | engine::bit(card);
  state.counters[seat] = state.counters[seat] + tables.yaku.gain(month, takes | 1U << (card & 3));
}

// What a card takes where nothing is to be chosen: all that lies there, or nothing.
bool has_choice(unsigned there) { return std::popcount(there) == 2; }

void draw(const Tables& tables, State& state) {
  if (state.stock != 0) {
    while ((state.stock >> state.deal.mixed[state.next] & 1) == 0) ++state.next;
    const int card = state.deal.mixed[state.next++];
    state.stock &= ~engine::bit(card);
    const unsigned there = engine::nibble(state.field, engine::month_of(card));
    if (has_choice(there)) {
      state.drawn = static_cast<std::uint8_t>(card);
      state.phase = Phase::choose;
      return;
    }
    take(tables, state, card, there);
  }
  end_turn(tables, state);
}

void card_moves(const State& state, int card, MoveList& list) {
  const unsigned there = engine::nibble(state.field, engine::month_of(card));
  const auto add = [&](unsigned takes) {
    list.push({.sort = Move::Sort::card,
               .card = static_cast<std::uint8_t>(card),
               .takes = static_cast<std::uint8_t>(takes)});
  };
  if (!has_choice(there)) return add(there);
  add(there & -there);
  add(there & (there - 1));
}

}  // namespace

void begin_turn(const Tables& tables, State& state) {
  state.before = 0;
  state.kan_before = 0;
  if (tables.yaku.possible(state.counters[at(state.turn)])) {
    const engine::Made now = made(tables, state);
    state.before = now.which;
    state.kan_before = static_cast<std::int16_t>(now.points);
  }
  const bool cancels = tables.rules.may_cancel && (state.sage & seat_bit(state.turn)) != 0;
  state.phase = cancels ? Phase::cancel : Phase::play;
}

void play_card(const Tables& tables, State& state, const Move& move) {
  if (state.phase == Phase::choose) {
    state.drawn = engine::kNoCard;
    take(tables, state, move.card, move.takes);
    return end_turn(tables, state);
  }
  state.hand[at(state.turn)] &= ~engine::bit(move.card);
  take(tables, state, move.card, move.takes);
  draw(tables, state);
}

void say(const Tables& tables, State& state, Move::Sort word) {
  const Seats self = seat_bit(state.turn);
  switch (word) {
    case Move::Sort::yoshi:
      return call_yoshi(tables, state);
    case Move::Sort::sage:
      state.sage |= self;
      state.cancelled &= static_cast<Seats>(~self);
      state.last_sage = state.turn;
      return next_turn(tables, state);
    case Move::Sort::quiet:
      return next_turn(tables, state);
    case Move::Sort::go_on:
      state.phase = Phase::play;
      return;
    default:  // sage is cancelled
      break;
  }
  state.sage &= static_cast<Seats>(~self);
  if (tables.rules.cancel_plays_on) {
    state.cancelled |= self;
    state.phase = Phase::play;
    return;
  }
  state.end = End::cancelled;
  state.winner = tables.rules.canceller_wins ? state.turn : kNobody;
  reckon(tables, state);
}

void turn_moves(const Tables& tables, const State& state, MoveList& list) {
  switch (state.phase) {
    case Phase::play:
      for (Bits rest = state.hand[at(state.turn)]; rest != 0; rest &= rest - 1) {
        card_moves(state, engine::lowest(rest), list);
      }
      break;
    case Phase::choose:
      card_moves(state, state.drawn, list);
      break;
    case Phase::call:
      list.push({.sort = Move::Sort::yoshi});
      if (sage_offered(tables.rules, state)) list.push({.sort = Move::Sort::sage});
      if (tables.rules.may_keep_quiet) list.push({.sort = Move::Sort::quiet});
      break;
    default:
      list.push({.sort = Move::Sort::cancel_sage});
      list.push({.sort = Move::Sort::go_on});
  }
}

}  // namespace hanaproof::engine::hachi
