// Whether a position contradicts given rules, or itself.
#pragma once

#include "model/notation/position_json.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::notation {

// Throws NotationError with what is wrong and the field it is in: a card twice or missing, a wrong
// number of cards in a hand, a turn or dealer out of range, a phase that cannot be, teams that are
// none, calls, a wildcard or an end of the deal that these rules or the other fields leave no room
// for.
//
// No position that play leads to is refused. What passes need not be one: there may be no deal and
// no line with just these piles and calls, a round may be over with cards in hands, so that what
// lies on a table can be scored; whether yaku that were called were made then is not
// asked, nor whether a hand that won is one that wins.
void validate(const Position& position, const rulebook::Ruleset& rules);

}  // namespace hanaproof::notation
