// Rounds of every game, played under several rules side by side with the fast engine.
//
// All sides get the same cards and, as long as their rules say the same, the same moves. A round
// counts when at some point the legal moves differ, or what a move leads to, or what the round is
// worth in the end. Where the lines part, each side plays on by its own rules under the same policy
// with the same stock and, as far as the sides are asked the same, the same choices
// (solvers/statistics/common_random_numbers.h); the difference of a round is the largest by which
// any seat came out differently. From what the answers are held to make, the luck of what follows
// is taken off: how far apart one side comes to lie from itself with other choices (lockstep.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/notation/bet_round.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/match.h"
#include "solvers/engine/hachi/state.h"
#include "solvers/statistics/sample.h"

namespace hanaproof::impact {

enum class Policy {
  // Every legal move equally likely.
  uniform_random,
  // The move after which one's own captured cards make the most points of yaku, of these the one
  // that captures the most worth of cards (where cards count for nothing: the most cards that can
  // matter to yaku), any of what is left at random. A player who may stop does.
  greedy,
};
// "uniform random", "greedy".
std::string name(Policy policy);

struct Chance {
  std::uint64_t seed = 1;
  statistics::Precision precision = {};
  cards::CardSet deck = cards::CardSet::all();  // of a capturing game: what is dealt from
};

// Of capturing games. The rules are of one number of players. The difference is that of results;
// where these are equal, of payments. Throws Unsupported where the engine does not play it.
checker::Share rounds_in_lockstep(const std::vector<rulebook::Ruleset>& sides, Policy policy,
                                  const Chance& chance);

// Ends of rounds of two players, reached at random, with two cards in each hand: in how many the
// value of best play differs when all cards are known. Rounds in which the lines part before are
// left out. Nothing for other numbers of players, and where the lines always part before; throws
// Unsupported where the solver does not take the rules. Of the chance seed and deck are used.
std::optional<checker::Share> endgames_in_lockstep(const std::vector<rulebook::Ruleset>& sides,
                                                   std::uint64_t endgames, const Chance& chance);

// ---- After a round: who deals next, what is written down, who has won the match -----------------

// As rounds_in_lockstep with every move equally likely; a round also counts when the match goes on
// differently after it: another dealer, other totals, or whether it is one of the match. The rounds
// are played with the fast engine, and what comes after them with the spec: kMostByTheSpec of them
// at most. These throw Unsupported where the engine does not take the rules.
checker::Share rounds_of_matches(const std::vector<rulebook::Ruleset>& sides, const Chance& chance);
inline constexpr std::uint64_t kMostByTheSpec = 20'000;

// Matches of 12 rounds by the first side's rules, every move equally likely: in how many the sides
// name other winners at the end.
checker::Share ends_of_matches(const std::vector<rulebook::Ruleset>& sides, const Chance& chance);
// One of these matches at its end. The seats deal first in turn, and then whoever the rules say.
spec::Match match_played(const rulebook::Ruleset& rules, std::uint64_t number, std::uint64_t seed);

// ---- Betting games ------------------------------------------------------------------------------

// What is at stake at a random table: each as likely as any other of them.
struct Coins {
  int most = 12;       // every seat has 1 to so many
  int most_stake = 2;  // and the starting stake is 1 to so many
};

// The coins and the cards are random; folding, following and raising are equally likely as far as
// they are legal, and so is every raise. A round also counts when it differs who wins, who gets
// what, or who deals next. The difference is that of coins. Of different decks the cards in the
// same places are dealt.
checker::Share bets_in_lockstep(const std::vector<rulebook::Ruleset>& sides, const Chance& chance,
                                const Coins& coins = {});

// All hands of the seats that are left at the end of the line of bets: in how many deals the sides
// settle differently, and by how much. Nothing where the line does not lead every side to the same
// seats, or more than kMostSeatsCounted are left.
std::optional<checker::Share> settled_differently(const std::vector<rulebook::Ruleset>& sides,
                                                  const notation::BetRound& line);
inline constexpr int kMostSeatsCounted = 3;

// ---- Hachi-Hachi --------------------------------------------------------------------------------

// What is dealt in a match.
struct Dealt {
  std::vector<engine::hachi::Deal> deals = {};  // one of these, each as likely; none: any deal
  int most = 60;  // rounds and void deals: bounds what the rules do not
};

// Rounds of matches of 12 and of 6 rounds in turn, every legal move equally likely. All sides begin
// every round of the match from the same standing, that of the first side. The difference is that
// of money less debts. Rounds of one match may hang together: the interval is that of as many
// rounds as tell as much.
// Throws Unsupported where the engine does not take the rules.
checker::Share hachi_in_lockstep(const std::vector<rulebook::Ruleset>& sides, const Chance& chance,
                                 const Dealt& dealt = {});

}  // namespace hanaproof::impact
