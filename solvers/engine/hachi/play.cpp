#include "solvers/engine/hachi/play.h"

#include "solvers/engine/hachi/steps.h"

namespace hanaproof::engine::hachi {

Match first_match(const Rules& rules, int rounds, int dealer) {
  Match match;
  match.rounds = static_cast<std::int8_t>(rounds);
  match.dealer = static_cast<Seat>(dealer);
  std::fill_n(match.money.begin(), rules.players, rules.start);
  return match;
}

State begin(const Tables& tables, const Match& match, const Deal& deal) {
  State state;
  state.match = match;
  state.deal = deal;
  state.hand = deal.hands;
  state.field = deal.field;
  state.dealt_by = match.dealer;
  state.number = match.round;
  if (deal.blank != kNobody) {
    state.field |= state.hand[at(deal.blank)];
    state.hand[at(deal.blank)] = 0;
  }
  if (tables.rules.mizu_allowed) {
    state.phase = Phase::blind;
    state.turn = match.dealer;
  } else {
    open(tables, state);
  }
  return state;
}

void moves(const Tables& tables, const State& state, MoveList& list) {
  list.size = 0;
  switch (state.phase) {
    case Phase::blind:
      list.push({.sort = Move::Sort::mizu_ten});
      list.push({.sort = Move::Sort::look});
      break;
    case Phase::stay:
      list.push({.sort = Move::Sort::stay});
      list.push({.sort = Move::Sort::pass});
      break;
    case Phase::show:
      show_moves(tables, state, list);
      break;
    case Phase::repay: {
      const int most = most_repaid(tables.rules, state.match, state.turn);
      for (int kan = 0; kan <= most; kan += tables.rules.repay_step) {
        list.push({.sort = Move::Sort::repay, .kan = static_cast<std::int16_t>(kan)});
      }
      break;
    }
    case Phase::over:
      break;
    default:
      turn_moves(tables, state, list);
  }
}

void make(const Tables& tables, State& state, const Move& move) {
  switch (move.sort) {
    case Move::Sort::mizu_ten:
      state.mizu_ten = true;
      return open(tables, state);
    case Move::Sort::look:
      return open(tables, state);
    case Move::Sort::stay:
      return stay(tables, state);
    case Move::Sort::pass:
      return pass(tables, state);
    case Move::Sort::show:
      state.shown[at(state.turn)] = move.combos;
      ++state.decided;
      return ask_to_show(tables, state);
    case Move::Sort::hide:
      ++state.decided;
      return ask_to_show(tables, state);
    case Move::Sort::card:
      return play_card(tables, state, move);
    case Move::Sort::repay:
      return repay(tables, state, move.kan);
    default:
      return say(tables, state, move.sort);
  }
}

}  // namespace hanaproof::engine::hachi
