// Questions out of situations that show a difference.
#pragma once

#include <vector>

#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

// What can be asked about a witness, the plainest question first. `rules`: by which it is played.
std::vector<Question> questions_of(const checker::Witness& witness, const rulebook::Ruleset& rules);

// Captured cards in a whole position at the end of a round, so that an engine can be asked what
// they are worth: seat 0 holds them and, where yaku end a round, has said stop.
notation::Position end_with(const rulebook::Ruleset& rules, const checker::Witness& pile);

}  // namespace hanaproof::identify
