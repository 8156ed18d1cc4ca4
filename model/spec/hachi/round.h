// Hachi-Hachi, decision by decision (docs/hachi-hachi.md): what is legal, and what comes of it.
#pragma once

#include <vector>

#include "model/notation/hachi_position.h"
#include "model/notation/move.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

using notation::IllegalMove;

// A match of 6 or 12 rounds before its first one, for as many players as the rules are for.
notation::HachiMatch first_match(const Rules& rules, int rounds, int dealer);

// Deals a shuffled deck, first card first, to the seats from the dealer's neighbour on and then to
// the field. With the blank card (deal.blank-card) `blank_at`, 0 to 48, is its place in the deck;
// else it means nothing. `mixed`: all 48 cards in the order that the stock will have.
notation::HachiDeal deal(const Rules& rules, int dealer, const std::vector<cards::Card>& shuffled,
                         int blank_at, const std::vector<cards::Card>& mixed);

// The match's next round as it is dealt, with nothing said yet: at `blind`, whatever the rules.
notation::HachiPosition laid_out(const Rules& rules, const notation::HachiMatch& match,
                                 const notation::HachiDeal& deal);

// The first decision of the match's next round, or the round when it is over before any.
notation::HachiPosition begin(const Rules& rules, const notation::HachiMatch& match,
                              const notation::HachiDeal& deal);

// All legal moves in order; none when the round is over. Then `match` is the match before its next
// round, or over.
std::vector<notation::HachiMove> legal_moves(const Rules& rules,
                                             const notation::HachiPosition& position);

// The position after a legal move and all that follows from it without a decision. Throws
// IllegalMove.
notation::HachiPosition play(const Rules& rules, const notation::HachiPosition& position,
                             const notation::HachiMove& move);

}  // namespace hanaproof::spec::hachi
