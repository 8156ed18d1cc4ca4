// The situations that queries range over: what a player has captured and which calls were made.
#pragma once

#include <vector>

#include "model/cards/card_set.h"
#include "solvers/smt/number.h"

namespace hanaproof::smt {

struct Assertion;

struct Situation {
  cards::CardSet captured;
  int own_calls = 0;             // how often the winner said koi-koi
  bool opponent_called = false;  // whether an opponent did

  int calls() const { return own_calls + (opponent_called ? 1 : 0); }
  friend bool operator==(const Situation&, const Situation&) = default;
};

// Nobody calls more often than there are cards in the largest hand dealt.
inline constexpr int kMostCalls = 10;

// Which situations can come up.
struct Setting {
  bool wildcard_played = false;  // then a month may give any number of cards
  cards::CardSet deck = cards::CardSet::all();
  int most_own_calls = 8;  // as many as a hand has cards; up to kMostCalls
};

// The variables that make up a situation; the same in every query.
const Term& captured();
const Term& own_calls();
const Term& opponent_called();

// How many captured cards are in the set.
Number count(cards::CardSet set);
Number own_call_count();
// Own calls and the opponent's.
Number call_count();

// What holds in every situation of the setting.
std::vector<Assertion> possible(const Setting& setting);

}  // namespace hanaproof::smt
