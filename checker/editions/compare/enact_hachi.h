// What a situation of Hachi-Hachi comes to under given rules: what `enact` says of it.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// One line for a witness of Situation::hand, Situation::fields or Situation::table.
std::string enact_hachi(const spec::hachi::Rules& rules, const Witness& witness);

// One line for what a step of a round has led to: what was transferred since `before`, and what
// comes next.
std::string step_text(const spec::hachi::Rules& rules, const notation::HachiMatch& before,
                      const notation::HachiPosition& after);
// The same where somebody else says what is legal then.
std::string step_text(const notation::HachiMatch& before, const notation::HachiPosition& after,
                      const std::vector<notation::HachiMove>& legal);

// What each seat has after a witness of Situation::table, less its debts, in points; of a hand,
// what it is worth in points; nothing where nothing is settled.
std::vector<int> worth_afterwards(const spec::hachi::Rules& rules, const Witness& witness);

}  // namespace hanaproof::checker
