// Rounds of bets on both sides: every position of small games, all hands that can meet, rounds at
// random.
#pragma once

#include <cstdint>
#include <functional>

#include "checker/engines/crosscheck/bet_compare.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::crosscheck {

struct BetWalked {
  std::uint64_t positions = 0;             // different ones
  std::uint64_t moves = 0;                 // bets made on both sides, and rounds settled
  std::optional<BetFailure> failure = {};  // the shortest line of bets to one
  notation::BetRound last = {};            // of random play: the round, as far as it came
};

// Hands of each kind - by what the spec makes of them - dealt to so many seats: all kinds together
// where these are at most `most` deals, else `most` of them spread evenly.
std::vector<BetDeal> deals_of_kinds(const spec::betting::Rules& rules, int players,
                                    std::uint64_t most);

// Every position of the game, the shortest lines first; every different end with each of the deals.
BetWalked walk_bets(const spec::betting::Rules& rules, const BetSubject& subject,
                    const reduced_decks::BettingGame& game, const std::vector<BetDeal>& deals);

// The end of one plain round with every two hands that can meet, or of three players with every
// three different kinds of hands.
BetWalked walk_showdowns(const spec::betting::Rules& rules, const BetSubject& subject);

// A round at random, every legal bet tried at every decision, and a few deals at its end. Left off
// at the first decision for which `stop` says so.
BetWalked play_bets(
    const spec::betting::Rules& rules, const BetSubject& subject, std::uint64_t seed,
    const std::function<bool()>& stop = [] { return false; });

}  // namespace hanaproof::crosscheck
