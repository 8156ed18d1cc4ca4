// A survey as the author of one edition reads it.
#pragma once

#include "checker/editions/finding/finding.h"
#include "model/rulebook/library.h"

namespace hanaproof::checker {

// Whether the answer plays no part in the game: it is compared as written, and neither play nor
// odds follow it.
bool is_text_only(const rulebook::Topic& topic);

// What an edition is compared with where its author names nothing: the one that it inherits, or
// else all of its game; itself always. In the order of their ids.
std::vector<const rulebook::Edition*> compared_with(const rulebook::Library& library,
                                                    const rulebook::Edition& own);

// Leaves only what concerns the edition, and sorts it (`Report::checked`). What it takes over from
// the edition that it inherits is that edition's affair: findings of such clauses are left out.
void keep_own(Report& report, const rulebook::Edition& own);

}  // namespace hanaproof::checker
