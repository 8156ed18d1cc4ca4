// Yaku in words that follow from what they mean: whatever makes the same piles and is worth the
// same on them is put alike, so that small games (scale.h) do not depend on how a text says it.
//
// Cards that no pile tells apart form a class; a yaku is then a list of numbers of each class, the
// sake cup by itself. Points are a sum over the classes.
#pragma once

#include "model/rulebook/ruleset.h"

namespace hanaproof::reduced_decks {

// A value of the yaku type other than `none`. Unchanged where it tells too many piles apart, or
// where its points are no such sum.
rulebook::Value canonical(const rulebook::Value& yaku);

// The rules with every yaku put so.
rulebook::Ruleset canonical(const rulebook::Ruleset& rules);

}  // namespace hanaproof::reduced_decks
