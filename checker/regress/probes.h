// Positions made up so that rules come up that play seldom leads to: piles that make a yaku, calls
// that were said, deals that are won or void.
#pragma once

#include <optional>
#include <string>

#include "checker/regress/guide.h"
#include "model/spec/rules.h"

namespace hanaproof::regress {

// A round that was played out: the cards captured in pairs, so that a yaku is made that few games
// have made, if one can be found.
notation::Position made_up_end(const spec::Rules& rules, const Guide& guide, cards::Dice& dice);

// A player has just made a yaku and may call; others may have said koi-koi. Nothing where nobody
// calls by these rules or none was found.
std::optional<notation::Position> made_up_call(const spec::Rules& rules, const Guide& guide,
                                               cards::Dice& dice);

// A deal, yet to be opened, with four of a month or four pairs in hands or on the field.
notation::Position made_up_deal(const spec::Rules& rules, cards::Dice& dice);

}  // namespace hanaproof::regress
