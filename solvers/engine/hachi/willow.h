// Conditions on hands in which no willow card is a light, an animal or a ribbon.
#pragma once

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::engine::hachi {

// The condition with the names `light`, `animal` and `ribbon` standing for cards of other months
// than November (card.willow = dreg-only).
rulebook::yaku::Expr willow_as_dreg(rulebook::yaku::Expr condition);

}  // namespace hanaproof::engine::hachi
