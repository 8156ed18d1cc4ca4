// Small betting games: few players, few coins, every line of bets; and hands that can be dealt
// together.
#pragma once

#include <vector>

#include "model/cards/card_set.h"
#include "model/cards/dice.h"
#include "model/notation/bet_round.h"
#include "model/spec/betting/betting.h"

namespace hanaproof::checker {

// One hand of each list, no two sharing a card: the first choice in the order of the lists. None
// where there is no such choice.
std::vector<cards::CardSet> disjoint_hands(
    const std::vector<const std::vector<cards::CardSet>*>& choices);

// The line of bets in which the seats named stay in as cheaply as can be and all others fold when
// they are asked; the betting is over at its end. Nobody lacks money. Seat 0 deals.
notation::BetRound plain_line(const spec::betting::Rules& rules, const std::vector<int>& staying);

// A line of bets to the end of the betting.
struct BetLine {
  notation::BetRound round;  // without hands
  spec::betting::Betting end;
};

// Lines to every end of the betting that differs in what the seats have put in and have left, the
// shortest to each: of rich players who bid little, then of the small games. Those with the lower
// starting stake first, then in the order of their length, then of the coins, then of the bets. At
// most `most` of them.
std::vector<BetLine> ends_of_betting(const spec::betting::Rules& rules, std::size_t most);

// Any legal bet, but few folds: they end a round before there is much to see.
const notation::Bet& any_bet(const std::vector<notation::Bet>& legal, cards::Dice& dice);

}  // namespace hanaproof::checker
