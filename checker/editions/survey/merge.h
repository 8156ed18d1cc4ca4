// One finding is one thing to do for one editor: what several looks found about one question in one
// book, for its languages, numbers of players and options, becomes one.
#pragma once

#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/edition.h"

namespace hanaproof::checker {

// `raw`: of editions of one game, each with one topic; contradictions between books and what
// concerns a single book. The result has no order yet.
std::vector<Finding> merged(std::vector<Finding> raw,
                            const std::vector<const rulebook::Edition*>& editions);

// Findings of several games about the same clauses of a document: each stays once.
std::vector<Finding> once_a_passage(std::vector<Finding> findings);

// Adds to a finding about one book what other books of the game firmly say to the same question,
// and to its summary that and how many further questions it puts. `editions`: of all games.
void complete(Finding& finding, const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::checker
