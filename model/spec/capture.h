// Which cards of the field a card may capture.
#pragma once

#include <vector>

#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::spec {

enum class From { hand, stock };

// The sets of field cards that a card may take, by the rules capture.played.* or capture.drawn.*;
// the empty set means that it may be laid down. Never empty.
std::vector<cards::CardSet> captures(const CaptureRules& rules, cards::Card card,
                                     cards::CardSet field, From from);

// The field cards that the lightning, played or drawn by `player`, may take as a wildcard, besides
// those of its own month (wildcard.*). Empty when it is no wildcard there.
cards::CardSet wildcard_captures(const Rules& rules, const notation::Position& position,
                                 cards::Card card, int player, From from);

// The seat that may object to the wildcard taking `took` (hiki.against-wildcard): another player
// who holds the fourth card of a month whose other three lie on the field. -1 when nobody may.
int objector(const Rules& rules, const notation::Position& position, cards::Card took, int player);

}  // namespace hanaproof::spec
