// Hands that can be dealt together.
#pragma once

#include <vector>

#include "model/cards/card_set.h"

namespace hanaproof::checker {

// One hand of each list, no two sharing a card: the first choice in the order of the lists. None
// where there is no such choice.
std::vector<cards::CardSet> disjoint_hands(
    const std::vector<const std::vector<cards::CardSet>*>& choices);

}  // namespace hanaproof::checker
