// Random deals and matches, as fast as random play.
#pragma once

#include <cstdint>

#include "model/cards/dice.h"
#include "solvers/engine/hachi/play.h"

namespace hanaproof::engine::hachi {

// Every order of the deck is equally likely, and every order of the stock.
void random_deal(const Rules& rules, cards::Dice& random, Deal& deal);

struct Played {
  std::uint64_t states = 0;  // decisions, and ends of rounds
  int deals = 0;             // void ones included
};

// Plays a match to its end, every legal move equally likely. `visit(state)` sees every state at a
// decision and at the end of a round. `most_deals` bounds what the rules do not: a match that is
// then still not over is left.
template <class Visit>
Played play_match(const Tables& tables, int rounds, cards::Dice& random, Match& match,
                  int most_deals, MoveList& list, Visit visit) {
  Played played;
  const auto dealer = random.roll(tables.rules.players);
  match = first_match(tables.rules, rounds, dealer);
  Deal deal;
  while (!match.over && played.deals < most_deals) {
    ++played.deals;
    random_deal(tables.rules, random, deal);
    State state = begin(tables, match, deal);
    while (state.phase != Phase::over) {
      visit(state);
      ++played.states;
      moves(tables, state, list);
      make(tables, state, list.moves[random.below(list.size)]);
    }
    visit(state);
    ++played.states;
    match = state.match;
  }
  return played;
}

}  // namespace hanaproof::engine::hachi
