// What an editor should make of a finding, in words: from its kind, its effect and how often it
// comes up.
#pragma once

#include "checker/editions/finding/finding.h"
#include "model/rulebook/topic.h"

namespace hanaproof::checker {

// The rule:
//   style       words alone; what nothing in play tells apart and no table has to know; what comes
//               up in fewer than one round of a thousand, where that was measured
//   must-fix    a text that contradicts itself, languages of a book that differ, or a passage
//               without an answer where other texts give several, if play or payment comes out
//               differently and it comes up in one round of a hundred or was not measured
//   should-say  everything else: differences between books, rules that never fire, what a table
//               has to know although play does not show it, what only decides who begins, and two
//               readings of which one goes against other words of the same text
Severity severity_of(const Finding& finding, const rulebook::Topic& topic);

}  // namespace hanaproof::checker
