// Positions made up so that rules come up that play seldom leads to: piles that make a yaku, calls
// that were said, deals that are won or void.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/regress/guide.h"
#include "model/spec/rules.h"

namespace hanaproof::regress {

// No such position is made up that no round leads to (checker::why_unreachable), nor one that
// leaves a single answer.

// A round that was stopped or played out: the cards captured in pairs, so that a yaku is made that
// few games have made. Nothing where none was found.
std::optional<notation::Position> made_up_end(const spec::Rules& rules, const Guide& guide,
                                              cards::Dice& dice);

// What calls were made up so far: how often points and callers were as they were.
using CallsSeen = std::map<std::vector<int>, int>;

// A player has just made a yaku and may call; others may have said koi-koi. Of a few tries one
// whose points and callers have been seen least; it is entered. Nothing where nobody calls by these
// rules or none was found.
std::optional<notation::Position> made_up_call(const spec::Rules& rules, const Guide& guide,
                                               cards::Dice& dice, CallsSeen& seen);

// A deal, yet to be opened, with four of a month or four pairs in hands or on the field.
notation::Position made_up_deal(const spec::Rules& rules, cards::Dice& dice);

}  // namespace hanaproof::regress
