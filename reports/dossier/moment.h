// The moment in a witness at which its sides part, and what each makes of it, for readers who do
// not play a whole round to see.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/editions/finding/walk.h"
#include "reports/scene.h"

namespace hanaproof::reports {

// Of a round: the table before the move after which the sides differ, that move, and what it turns
// up; its end where they differ only in what they make of that. Else the situation as it is. `walk`
// is that of the witness, or null.
Scene moment_of(const checker::Witness& witness, const checker::Walk* walk);

// What the sides make of that moment, in the order of the witness's outcomes; in parts that
// phrases::told_apart knows.
std::vector<std::string> accounts_of(const checker::Witness& witness, const checker::Walk* walk);

}  // namespace hanaproof::reports
