// The way to a situation: a deal, and a line of play from it.
#pragma once

#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/spec/games/game.h"

namespace hanaproof::checker {

// Adds a deal and a line to a pile of captured cards: the holder says koi-koi as often as the
// witness has it, an opponent where it has one do so, and then the holder stops. Played by the
// first of the rulesets by which this was found; where none was, the witness stays as it is.
void reach_pile(Witness& witness, const std::vector<rulebook::Ruleset>& rulesets);

// Whether the line is legal from the deal and ends in the situation. A line to a pile ends with the
// calls of the witness said and the pile, to the card, in somebody's hands; and where the round is
// over, with that player's stop, paid as the witness is worth.
bool leads_there(const spec::CapturingGame& spec, const Witness& witness);

}  // namespace hanaproof::checker
