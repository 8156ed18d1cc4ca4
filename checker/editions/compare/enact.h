// What a witness comes to under given rules. Everything that a finding says about a witness is
// computed here, when it is found and again when it is replayed.
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// One line: what the rules make of the situation. Two sets of rules differ on a witness exactly if
// they give different lines.
std::string enact(const rulebook::Ruleset& rules, const Witness& witness);
// The same for a witness of a capturing game, with rules at hand.
std::string enact(const spec::Rules& rules, const Witness& witness);

// Points or coins that hang on a witness: by how much the rules differ in what it is worth to its
// winner, or to any player of a betting game; 0 where nothing is settled.
int at_stake(const std::vector<rulebook::Ruleset>& rulesets, const Witness& witness);
// What the pile or the round of a capturing game is worth to its winner; 0 where no points are
// settled.
int stake(const spec::Rules& rules, const Witness& witness);

// Whether the witness is of a betting game, or of what only Hachi-Hachi has.
bool is_of_betting(const Witness& witness);
bool is_of_hachi(const Witness& witness);

}  // namespace hanaproof::checker
