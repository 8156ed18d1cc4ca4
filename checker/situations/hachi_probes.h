// Situations of Hachi-Hachi made up so that rules come up that play seldom leads to.
#pragma once

#include <optional>
#include <random>

#include "model/notation/hachi_position.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// A round before its last card, with piles at par, very many points, equal ones or a combo behind
// them: a valid position. Nothing where none was found.
std::optional<notation::HachiPosition> made_up_end(const hachi::Rules& rules,
                                                   std::mt19937_64& random);
// The same with piles of one sort; `want` as for last_card (checker/situations/hachi_ends.h). All
// at par takes by far the longest to find.
std::optional<notation::HachiPosition> made_up_end(const hachi::Rules& rules, int want,
                                                   std::mt19937_64& random);

// A match before some round, and a deal with a rare hand or field.
notation::HachiPosition made_up_deal(const hachi::Rules& rules, std::mt19937_64& random);

}  // namespace hanaproof::checker
