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

// Of this, what is said of calls: those that cannot have been said, and what is left out beside
// them and asked for, with which points and yaku, who was last, what an opponent's yaku cost.
void check_calls(const Position& position, const rulebook::Ruleset& rules);

// Throws NotationError.
[[noreturn]] void refuse(const std::string& what);

}  // namespace hanaproof::notation
