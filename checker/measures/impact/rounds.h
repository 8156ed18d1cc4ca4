// Rounds of a capturing game, played under several rules side by side with the fast engine.
//
// All sides get the same cards and, as long as their rules say the same, the same moves. A round
// counts when at some point the legal moves differ, or what a move leads to, or what the round is
// worth in the end. Where the lines part, each side plays on by its own rules under the same policy
// with the same stock and, as far as the sides are asked the same, the same choices
// (solvers/statistics/common_random_numbers.h); the difference of a round is the largest by which
// any seat's result (where the results are equal, payment) came out differently.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/match.h"
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

// The rules are of one number of players. Throws Unsupported where the engine does not play it.
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

}  // namespace hanaproof::impact
