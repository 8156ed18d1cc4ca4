// What a witness comes to under given rules. Everything that a finding says about a witness is
// computed here, when it is found and again when it is replayed.
#pragma once

#include <string>

#include "checker/finding/finding.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// One line: what the rules make of the situation. Two sets of rules differ on a witness exactly if
// they give different lines.
std::string enact(const spec::Rules& rules, const Witness& witness);

// Points that hang on a witness under these rules: what the pile or the round is worth to its
// winner; 0 where no points are settled.
int stake(const spec::Rules& rules, const Witness& witness);

}  // namespace hanaproof::checker
