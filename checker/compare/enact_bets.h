// What a round of betting comes to under given rules: what `enact` says of it.
#pragma once

#include <string>

#include "checker/compare/compare.h"
#include "model/spec/sutda/showdown.h"

namespace hanaproof::checker {

// Whether two bettings are the same to the players: who may bet what, what lies where, and when it
// is over who becomes dealer.
bool same_to_see(const sutda::Rules& a_rules, const sutda::Betting& a, const sutda::Rules& b_rules,
                 const sutda::Betting& b);

// One line for a witness of Situation::stake or Situation::showdown.
std::string enact_bets(const sutda::Rules& rules, const Witness& witness);

// Who has how many coins after the witness, per seat; none where the round is not settled.
std::vector<int> money_afterwards(const sutda::Rules& rules, const Witness& witness);

// A witness of Situation::stake or Situation::showdown that was found by going through so many
// states; `summary` as in Evidence.
Comparison difference_in_bets(Situation situation, notation::BetRound bets, long long states,
                              std::string summary);

}  // namespace hanaproof::checker
