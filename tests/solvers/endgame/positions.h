// Positions with few cards left, in which much still hangs on them.
#pragma once

#include "model/cards/dice.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::endgame::testing {

// A few months are still in play, dealt to hands of `hand` cards, field and stock; of the others
// each player has captured some, the rest is not in the deck, and who has a yaku has said koi-koi.
// The wildcard, where it is one, is in play.
notation::Position crowded(const spec::Rules& rules, int hand, cards::Dice& dice);
// A decision near the end of a round from a deal of the full deck, at random.
notation::Position late(const spec::Rules& rules, int plies_before_end, std::uint64_t seed);

}  // namespace hanaproof::endgame::testing
