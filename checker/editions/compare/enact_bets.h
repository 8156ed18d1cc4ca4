// What a round of betting comes to under given rules: what `enact` says of it.
#pragma once

#include <string>

#include "checker/editions/compare/compare.h"
#include "model/spec/betting/showdown.h"

namespace hanaproof::checker {

// Whether two bettings are the same to the players: who may bet what, what lies where, and when it
// is over who becomes dealer.
bool same_to_see(const spec::betting::Rules& a_rules, const spec::betting::Betting& a,
                 const spec::betting::Rules& b_rules, const spec::betting::Betting& b);

// One line for a witness of Situation::stake or Situation::showdown.
std::string enact_bets(const spec::betting::Rules& rules, const Witness& witness);

// Who has how many coins after the witness, per seat; none where the round is not settled.
std::vector<int> money_afterwards(const spec::betting::Rules& rules, const Witness& witness);

// A witness of Situation::stake or Situation::showdown, with the seats that made its bets under
// `rules`; `evidence` of how it was found.
Comparison difference_in_bets(const spec::betting::Rules& rules, Situation situation,
                              notation::BetRound bets, Evidence evidence);

}  // namespace hanaproof::checker
