// Rounds of a betting game, bet and settled under several rules side by side with the fast engine.
#pragma once

#include <optional>
#include <vector>

#include "checker/measures/impact/rounds.h"
#include "model/notation/bet_round.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::impact {

// What is at stake at a random table: each as likely as any other of them.
struct Coins {
  int most = 12;       // every seat has 1 to so many
  int most_stake = 2;  // and the starting stake is 1 to so many
};

// Random rounds: the coins and the cards are random;
// folding, following and raising are equally likely as far as they are legal, and so is every
// raise. A round counts when what a seat may do differs at some point, or what a bet leads to, or
// who wins, who gets what, who deals next. Where the lines part, each side plays on by its own
// rules with the same chance; the difference of a round is the largest by which any seat's coins
// came out differently. Of different decks the cards in the same places are dealt.
checker::Share bets_in_lockstep(const std::vector<rulebook::Ruleset>& sides, const Chance& chance,
                                const Coins& coins = {});

// All hands of the seats that are left at the end of the line of bets: in how many deals the sides
// settle differently, and by how much. Nothing where the line does not lead every side to the same
// seats, or more than kMostSeatsCounted are left.
std::optional<checker::Share> settled_differently(const std::vector<rulebook::Ruleset>& sides,
                                                  const notation::BetRound& line);
inline constexpr int kMostSeatsCounted = 3;

}  // namespace hanaproof::impact
