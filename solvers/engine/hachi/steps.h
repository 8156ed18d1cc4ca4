// The parts of a round, in the order in which they follow each other. For the engine's own use.
#pragma once

#include "solvers/engine/hachi/money.h"

namespace hanaproof::engine::hachi {

// What the field multiplies, if the rules say so.
inline std::int32_t factor(const Rules& rules, const State& state, bool multiplied) {
  return multiplied ? rules.factors[static_cast<std::size_t>(state.sort)] : 1;
}

// before.cpp: the deal is looked at, the field taken; then four and three, and who stays.
void open(const Tables& tables, State& state);
// Who of the seats after `state.decided` must be asked, if anybody; else the cards are laid out.
void ask_to_stay(const Tables& tables, State& state);
void stay(const Tables& tables, State& state);
void pass(const Tables& tables, State& state);

// showing.cpp: hand combos. From then on `state.match.last` is what they brought.
void ask_to_show(const Tables& tables, State& state);
bool holds_four_and_three(const Tables& tables, Bits hand);
// The holders are paid, and the round is over.
void settle_four_and_three(const Tables& tables, State& state, Seats holders, Seats payers);
void show_moves(const Tables& tables, const State& state, MoveList& list);

// turn.cpp: the play of the cards.
void begin_turn(const Tables& tables, State& state);
void play_card(const Tables& tables, State& state, const Move& move);
void say(const Tables& tables, State& state, Move::Sort word);
void turn_moves(const Tables& tables, const State& state, MoveList& list);

// reckoning.cpp: a round with `end` yoshi or cancelled and a winner, or one that is played out.
void reckon(const Tables& tables, State& state);

// after.cpp: `gains` have been paid; the match goes on.
void finish(const Tables& tables, State& state, const Gains& gains);
void finish_void(const Tables& tables, State& state);
void finish_without_match(const Tables& tables, State& state);
void repay(const Tables& tables, State& state, int kan);
// The most kan that the seat may pay back now.
int most_repaid(const Rules& rules, const Match& match, int seat);

}  // namespace hanaproof::engine::hachi
