// Situations of Hachi-Hachi made up so that rules come up that play seldom leads to.
#pragma once

#include <optional>

#include "checker/situations/hachi_ends.h"
#include "model/cards/dice.h"
#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// A round before its last card, with piles at par, very many points, equal ones or a combo behind
// them: a valid position. Nothing where none was found.
std::optional<notation::HachiPosition> made_up_end(const spec::hachi::Rules& rules,
                                                   cards::Dice& dice);
// The same with such piles. All at par takes by far the longest to find.
std::optional<notation::HachiPosition> made_up_end(const spec::hachi::Rules& rules, PileWish want,
                                                   cards::Dice& dice);

// A match before some round, and a deal with a rare hand or field.
notation::HachiPosition made_up_deal(const spec::hachi::Rules& rules, cards::Dice& dice);

}  // namespace hanaproof::checker
