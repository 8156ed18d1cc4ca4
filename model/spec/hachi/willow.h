// What the willow cards count as (card.willow).
#pragma once

#include "model/rulebook/ruleset.h"

namespace hanaproof::spec::hachi {

// The expression for which no willow card is a light, an animal or a ribbon.
rulebook::yaku::Expr without_willow(rulebook::yaku::Expr expression);

// The rules with each yaku rewritten so, where card.willow says dreg-only; else as they are.
rulebook::Ruleset with_willow(const rulebook::Ruleset& rules);

}  // namespace hanaproof::spec::hachi
