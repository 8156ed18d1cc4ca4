// A round of any game, dealt at random.
#pragma once

#include "model/cards/dice.h"
#include "model/spec/games/game.h"

namespace hanaproof::games {

// A deal from shuffled cards, not yet opened: the first round of a match; in betting games
// everybody has 20 coins, and the stake is 1. `dealer`: a seat. Throws rulebook::EditionError where
// the packets of a deal do not add up.
Position laid_out_at_random(const spec::Game& spec, int dealer, cards::Dice& dice);

// Its first decision: deals until a deal is neither void nor decided before play. Throws
// rulebook::EditionError also where no deal is played.
Position random_deal(const spec::Game& spec, cards::Dice& dice);

}  // namespace hanaproof::games
