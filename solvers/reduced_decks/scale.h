// Yaku on a deck cut to some of its cards: thresholds in proportion, the same points for reaching
// them.
//
// A comparison of one count with a number, `count(S) >= k`, asks for k' = ceil(k * |S in deck| /
// |S|) instead of k, and never for less than one; `<`, `>`, `<=`, `=` and `!=` move with it. Sets
// are measured with the sake cup as an animal. What the points expression makes of count(S) moves
// by k - k', so that the first reach is worth what it is worth with the whole deck: `1 +
// count(dreg) - 10` becomes `1 + count(dreg) - 2` where two dregs are asked for. all(S) and any(S)
// stay as they are: a yaku with a card that is not in the deck cannot be made.
#pragma once

#include "model/rulebook/value.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::reduced_decks {

// k' as above, for k >= 1; k itself otherwise.
int scaled_threshold(int k, const rulebook::yaku::SetExpr& set, cards::CardSet deck);

// A value of the yaku type other than `none`, for the smaller deck.
rulebook::Value scaled(const rulebook::Value& yaku, cards::CardSet deck);

}  // namespace hanaproof::reduced_decks
