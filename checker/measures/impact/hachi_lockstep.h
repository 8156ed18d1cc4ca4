// Matches of Hachi-Hachi, played under several rules side by side with the fast engine.
#pragma once

#include <vector>

#include "checker/measures/impact/rounds.h"
#include "model/rulebook/ruleset.h"
#include "solvers/engine/hachi/state.h"

namespace hanaproof::impact {

// What is dealt in a match.
struct Dealt {
  std::vector<engine::hachi::Deal> deals = {};  // one of these, each as likely; none: any deal
  int most = 60;  // rounds and void deals: bounds what the rules do not
};

// Rounds of matches of 12 and of 6 rounds in turn, every legal move equally likely. All sides begin
// every round of the match from the same standing, that of the first side. A round counts when at
// some point the legal moves differ, or what a move leads to, or who has what afterwards. Where the
// lines part, each side plays on by its own rules with chance as much alike as can be; the
// difference of a round is the largest by which any seat's money less debts came out differently.
// Rounds of one match may hang together: the interval is that of as many rounds as tell as much.
// Throws Unsupported where the engine does not take the rules.
checker::Share hachi_in_lockstep(const std::vector<rulebook::Ruleset>& sides, const Chance& chance,
                                 const Dealt& dealt = {});

}  // namespace hanaproof::impact
